import { type Message, type TransformFailure, transform, transformSync } from 'esbuild';
import { type Fault, sentence } from './fault';

/** @returns the first mistake, because the others may only follow from it; nothing if the source is JSON */
export function jsonFaults(source: string): Fault[] {
  try {
    JSON.parse(source);
    return [];
  } catch (error) {
    const other = { text: (error as Error).message };
    return [faultOf('JSON', jsonMessage(source) ?? other)];
  }
}

/** Unlike `JSON.parse`, esbuild always knows the position, but it starts a process. */
function jsonMessage(source: string): Message | undefined {
  try {
    transformSync(source, { loader: 'json', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    return (error as TransformFailure).errors[0];
  }
}

/** @returns the first syntax error in a style sheet; browsers would skip what's there without a word */
export async function styleFaults(source: string): Promise<Fault[]> {
  const [first] = await transform(source, { loader: 'css', logLevel: 'silent' }).then(
    ({ warnings }) => warnings.filter(({ id }) => id === 'css-syntax-error'),
    ({ errors }: TransformFailure) => errors,
  );
  return first ? [faultOf('CSS', first)] : [];
}

type Reported = Pick<Message, 'text'> & Partial<Pick<Message, 'location' | 'notes'>>;

function faultOf(language: string, { text, location, notes = [] }: Reported): Fault {
  const { line = 1, column = 0, suggestion = '' } = location ?? {};
  // A text in quotation marks has escaped ones.
  const what = text.replace(` in ${language}`, '').replace(/"\\"(.*?)\\""/g, '"$1"');
  const opened = notes.flatMap(note => (note.location ? `It was opened on line ${note.location.line}.` : []));
  return {
    line,
    column: column + 1,
    problem: [`This isn't valid ${language}: ${sentence(what)}`, ...opened].join(' '),
    advice: adviceOn(text, suggestion),
  };
}

function adviceOn(text: string, suggestion: string): string {
  if (/(?:found|Unexpected) end of file/.test(text)) return 'Close what is still open.';
  return suggestion ? `Write "${suggestion}" before this place.` : 'Correct it, or take it out.';
}

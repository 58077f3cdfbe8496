import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Fence, Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'parsed-fences';

/** Error of a parser, and its line in the code, counted from 1. */
interface ParseFault {
  message: string;
  line: number;
}

type Parser = (code: string) => ParseFault | undefined | Promise<ParseFault | undefined>;

const PARSERS: Record<string, Parser> = {
  json: parseJson,
  jsonc: parseJsonc,
  yaml: parseYaml,
  yml: parseYaml,
  toml: parseTomlCode,
};

export const parsedFencesRule: Rule = {
  name: NAME,
  description: 'JSON, YAML and TOML on the pages can be read by their parsers.',
  async check({ pages }) {
    const found = pages.flatMap(page => page.fences.map(fence => checkFence(page, fence)));
    return (await Promise.all(found)).flat();
  },
};

async function checkFence(page: Page, fence: Fence): Promise<Finding[]> {
  const fault = await PARSERS[fence.lang]?.(fence.code);
  if (!fault) return [];
  const place = fence.includes ? `${fence.includes}:${fault.line}` : `This ${fence.lang}`;
  return [
    {
      rule: NAME,
      file: page.file,
      line: fence.includes ? fence.line : fence.line + fault.line,
      problem: `${place} cannot be read: ${fault.message.replace(/\s+/g, ' ').trim()}`,
      advice: `Correct it, or name another language than ${fence.lang} if it is none.`,
    },
  ];
}

function parseJson(code: string): ParseFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? code.length);
    return { message, line: lineAt(code, offset) };
  }
}

/** Parses JSON with comments, using TypeScript. It's only loaded for them, because loading takes a while. */
async function parseJsonc(code: string): Promise<ParseFault | undefined> {
  const { default: ts } = await import('typescript');
  const { error } = ts.parseConfigFileTextToJson('fence.jsonc', code);
  if (!error) return undefined;
  return {
    message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
    line: lineAt(code, error.start ?? 0),
  };
}

function parseYaml(code: string): ParseFault | undefined {
  const lineCounter = new LineCounter();
  const [error] = parseAllDocuments(code, { lineCounter, prettyErrors: false }).flatMap(
    ({ errors }) => errors,
  );
  return error && { message: error.message, line: lineCounter.linePos(error.pos[0]).line };
}

function parseTomlCode(code: string): ParseFault | undefined {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return { message: error.message.split('\n')[0] ?? '', line: error.line };
  }
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

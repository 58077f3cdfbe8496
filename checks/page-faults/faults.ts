import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { type ErrorCode, LineCounter, parseDocument } from 'yaml';
import { GLOBAL_COMPONENTS } from '../../site/globalComponents';
import { includedFile, parsePage } from '../../site/parse-page';
import { PICTURES } from '../../site/pictures';
import { didYouMean, type Fault, sentence } from './fault';
import { type UsedName, unknownNames } from './names';

/** Components that every page has, and one that a plugin replaces before the page is compiled. */
const COMPONENTS = [...GLOBAL_COMPONENTS, 'Fact'];

/**
 * Finds what would stop a page from being compiled or shown.
 * @param file relative to the project
 * @param onMissing called with each path whose creation would repair a fault
 */
export function faultsOfPage(source: string, file: string, onMissing = (_path: string) => {}): Fault[] {
  try {
    const tree = parsePage(source, file);
    const missing = [...imageFaults(tree, file, onMissing), ...fenceFaults(tree, file, onMissing)];
    return [...faultsOfTree(tree, file, source, onMissing), ...missing];
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof VFileMessage)) throw error;
    return [{ ...placeOf(cause), problem: sentence(cause.reason), advice: '' }];
  }
}

/**
 * Does the same for a page that's been parsed, but leaves out images, because a rule finds all dead links, and files that
 * code blocks show.
 */
export function faultsOfTree(
  tree: Root,
  file: string,
  source: string,
  onMissing = (_path: string) => {},
): Fault[] {
  const [first] = tree.children;
  const frontmatter = first?.type === 'yaml' ? frontmatterFaults(first.value) : [];
  const { unknown, available } = unknownNames(tree, COMPONENTS);
  return [
    ...frontmatter,
    ...openFences(tree, source),
    ...importFaults(tree, file, onMissing),
    ...unknown.map(name => nameFault(name, available)),
    ...pictureFaults(tree),
  ];
}

/** For a tag that's never closed, the place is the whole page, and only the text has that of the tag. */
function placeOf({ line = 1, column = 1, reason }: VFileMessage): Pick<Fault, 'line' | 'column'> {
  const tag = line === 1 && column === 1 && /\((\d+):(\d+)-[\d:]+\)$/.exec(reason);
  return tag ? { line: Number(tag[1]), column: Number(tag[2]) } : { line, column };
}

const FRONTMATTER_ADVICE: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Take one of the two lines out.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** The frontmatter begins in the second line of the page. */
function frontmatterFaults(yaml: string): Fault[] {
  const lineCounter = new LineCounter();
  return parseDocument(yaml, { lineCounter, prettyErrors: false }).errors.map(({ code, message, pos }) => {
    const { line, col } = lineCounter.linePos(pos[0]);
    return {
      line: line + 1,
      column: col,
      problem: `The frontmatter isn't valid YAML: ${sentence(message.replace(/(["'])quote$/, '$1'))}`,
      advice:
        FRONTMATTER_ADVICE[code] ??
        'If a value contains a character such as : [ or @, put the whole value in quotation marks.',
    };
  });
}

/** A bad import that nothing uses would be dropped without a word. */
function importFaults(tree: Root, file: string, onMissing: (path: string) => void): Fault[] {
  return tree.children.flatMap(node =>
    node.type !== 'mdxjsEsm'
      ? []
      : (node.data?.estree?.body ?? []).flatMap(statement => {
          if (statement.type !== 'ImportDeclaration') return [];
          const [address = ''] = String(statement.source.value).split('?');
          if (!/^\.{1,2}\//.test(address)) return [];
          const paths = pathsOf(path.join(path.dirname(file), address));
          if (paths.some(existing => existsSync(existing))) return [];
          paths.forEach(onMissing);
          const { line = 1, column = 0 } = statement.source.loc?.start ?? {};
          const problem = `There is no file ${address}.`;
          return [{ line, column: column + 1, problem, advice: 'Correct the path of this import.' }];
        }),
  );
}

/** Without the name of a picture, the component crashes in the browser. */
function pictureFaults(tree: Root): Fault[] {
  const names = Object.keys(PICTURES);
  const faults: Fault[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
    const { name, attributes, position } = node as MdxJsxFlowElement;
    if (name !== 'Picture') return;
    const [value] = attributes.flatMap(attribute =>
      'name' in attribute && attribute.name === 'name' ? [attribute.value] : [],
    );
    if (typeof value !== 'string' || names.includes(value)) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    const advice = `Use one from site/pictures.ts: ${names.join(', ')}.`;
    faults.push({ line, column, problem: `There is no picture "${value}".`, advice });
  });
  return faults;
}

/** The core makes an import of each image with a relative path. */
function imageFaults(tree: Root, file: string, onMissing: (path: string) => void): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'image', ({ url, position }) => {
    const target = path.join(path.dirname(file), url.replace(/[?#].*/, ''));
    if (!/^\.{1,2}\//.test(url) || existsSync(target)) return;
    onMissing(path.resolve(target));
    const { line = 1, column = 1 } = position?.start ?? {};
    faults.push({ line, column, ...missingImage(url, target.split(path.sep).join('/')) });
  });
  return faults;
}

/** The core names no line for a file that a code block shows. */
function fenceFaults(tree: Root, file: string, onMissing: (path: string) => void): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'code', ({ meta, position }) => {
    const shown = includedFile(meta, file, { root: '', docsRoot: 'docs' });
    if (!shown || existsSync(shown)) return;
    onMissing(path.resolve(shown));
    const { line = 1, column = 1 } = position?.start ?? {};
    const problem = `There is no file ${shown} for this code block.`;
    faults.push({ line, column, problem, advice: 'Correct the path, or add the file.' });
  });
  return faults;
}

/** Without its end, a code block takes in what follows: up to the end of the next one, or of the page. */
function openFences(tree: Root, source: string): Fault[] {
  const faults: Fault[] = [];
  const all = source.split('\n');
  visit(tree, 'code', ({ meta, value, position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    // Without the quotation marks and numbers before it.
    const lines = all.slice(line - 1, position?.end.line).map(text => text.slice(column - 1).trim());
    const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
    if (!fence) return;
    const ends = (text: string) => text.startsWith(fence) && text.replaceAll(fence.charAt(0), '') === '';
    const isOpen = lines.length < 2 || !ends(lines.at(-1) ?? '');
    const holdsFence = lines.slice(1).some(text => text.startsWith(fence) && !ends(text));
    const holdsText = value !== '' && includedFile(meta, '', { root: '', docsRoot: '' }) !== undefined;
    if (!isOpen && !holdsFence && !holdsText) return;
    faults.push({
      line,
      column,
      problem: holdsText
        ? 'This code block shows a file, so it must be empty.'
        : "This code block isn't closed.",
      advice: `Write ${fence} on the ${holdsText ? 'next line' : 'line after its code'}.`,
    });
  });
  return faults;
}

/** @param target the file that it would be */
export function missingImage(url: string, target: string): Pick<Fault, 'problem' | 'advice'> {
  return { problem: `The image ${url} doesn't exist.`, advice: `Put it at ${target}, or correct the path.` };
}

/** Returns the files that an import may mean. */
function pathsOf(address: string): string[] {
  const endings = [
    '',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '.mjs',
    '.mdx',
    '.md',
    '.json',
    '/index.ts',
    '/index.tsx',
  ];
  return endings.map(ending => path.resolve(address + ending));
}

/** @param available names that may have been meant */
function nameFault({ name, isComponent, line, column }: UsedName, available: string[]): Fault {
  const problem = isComponent ? `There is no component <${name}> on this page.` : `${name} isn't declared.`;
  const what = isComponent ? 'Import it' : 'Import or export it on this page';
  return {
    line,
    column,
    problem,
    advice: `${what}, or correct the name. ${didYouMean(name, available)}`.trim(),
  };
}

/** What proves a claim. */
export type Evidence =
  /** A test that fails if the claim is wrong. */
  | { kind: 'test'; file: string; title: string }
  /** A list that a script of the project writes. */
  | { kind: 'list'; file: string }
  /** Code that a person read. The hash is empty until `npm run facts` writes it. */
  | { kind: 'source'; file: string; hash: string }
  /** A page about another company's product. */
  | { kind: 'link'; url: string };

const CODE_FILE = /\.(?:[cm]?[jt]sx?|s?css)$/;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const TEST = /^(\S+\.(?:test|spec)\.tsx?): (.+)$/;

/**
 * Parses a piece of evidence: `tests/a.test.ts: title`, `site/list.json`, `node_modules/a/b.js#1a2b3c4d`, or
 * `https://…`. Paths are relative to the project.
 * @returns the evidence, or what is wrong with the text
 */
export function parseEvidence(text: string): Evidence | { problem: string } {
  const [, testFile = '', title = ''] = TEST.exec(text) ?? [];
  if (title) return isInside(testFile) ? { kind: 'test', file: testFile, title } : outside(testFile);
  if (/^\w+:\/\//.test(text)) {
    if (text.startsWith('https://') && URL.canParse(text)) return { kind: 'link', url: text };
    return { problem: `"${text}" isn't a URL with https.` };
  }
  const [file = '', hash = '', ...others] = text.split('#');
  if (file === '' || others.length > 0) return { problem: `"${text}" isn't a test, a path, or a URL.` };
  if (!isInside(file)) return outside(file);
  if (TEST_FILE.test(file))
    return { problem: `"${text}" names no test: write "${file}: title of the test".` };
  const isSource = text.includes('#') || file.startsWith('node_modules/') || CODE_FILE.test(file);
  return isSource ? { kind: 'source', file, hash } : { kind: 'list', file };
}

/** Formats evidence as text that `parseEvidence` can read. */
export function formatEvidence(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'test':
      return `${evidence.file}: ${evidence.title}`;
    case 'list':
      return evidence.file;
    case 'source':
      return `${evidence.file}#${evidence.hash}`;
    case 'link':
      return evidence.url;
  }
}

function isInside(file: string): boolean {
  return !file.startsWith('/') && !file.split('/').includes('..');
}

function outside(file: string): { problem: string } {
  return { problem: `"${file}" isn't a path inside the project.` };
}

import { parseArgs } from 'node:util';
import { createPagePair } from './page-pair';
import { PagePairError } from './page-pair-error';

const USAGE = 'Usage: npm run new -- <route> "<title>" "<中文标题>" [--after <page>]';

/** `npm run new`: creates a page in both languages, its vocabulary, and its entries in the sidebar. */
try {
  const { route, en, zh, after } = readParameters();
  const { files, vocabulary } = createPagePair(process.cwd(), { route, titles: { en, zh }, after });
  console.log(`Written:\n${files.map(file => `  ${file}`).join('\n')}`);
  console.log(`Left to do:
  1. Write the description and the text of both pages.
  2. List in ${vocabulary} what readers call each section.
  3. Run \`npm run check -- --fix\`, which names what's missing.`);
} catch (error) {
  if (!(error instanceof PagePairError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws PagePairError if a parameter is missing or unknown */
function readParameters() {
  const { values, positionals } = parsed();
  const [route, en, zh, ...others] = positionals;
  if (!route || !en || !zh || others.length > 0) throw new PagePairError(USAGE);
  return { route, en, zh, after: values.after };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } });
  } catch {
    throw new PagePairError(USAGE);
  }
}

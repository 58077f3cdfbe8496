import { createPagePair, PagePairError } from './page-pair';

/** `npm run new -- <route> "<title>" "<中文标题>"`: creates a page in both languages and adds it to the sidebar. */
const [route, en, zh, ...others] = process.argv.slice(2);
try {
  if (!route || !en || !zh || others.length > 0) {
    throw new PagePairError('Usage: npm run new -- <route> "<title>" "<中文标题>"');
  }
  const files = createPagePair(process.cwd(), { route, titles: { en, zh } });
  console.log(`Written:\n${files.map(file => `  ${file}`).join('\n')}`);
  console.log('Give both pages a description and their text; `npm run check` says what is missing.');
} catch (error) {
  if (!(error instanceof PagePairError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

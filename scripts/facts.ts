import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FactsError, updateFacts } from '../checks/facts/update-facts';

/**
 * `npm run facts -- <route>`: records that the claims of a page were compared with its text and their evidence. Run it
 * after you've compared them.
 */
const [route, ...others] = process.argv.slice(2);
try {
  if (!route || others.length > 0) throw new FactsError('Usage: npm run facts -- guide/basic/deploy');
  const { file, text, changes, withoutClaims } = updateFacts(process.cwd(), route);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(changes.length > 0 ? `${file}:\n${lines(changes)}` : `${file} was up to date.`);
  if (withoutClaims.length > 0) console.log(`Without claims:\n${lines(withoutClaims)}`);
} catch (error) {
  if (!(error instanceof FactsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function lines(texts: string[]): string {
  return texts.map(text => `  ${text}`).join('\n');
}

import { expect, test } from 'vitest';
import { sampleLanguageRule } from '../../../checks/rules/sample-language';
import { findingsOf } from './corpus-of';

async function found(lang: 'en' | 'zh', info: string, code: string): Promise<string[]> {
  const source = `\`\`\`${info}\n${code}\n\`\`\`\n`;
  const findings = await findingsOf(sampleLanguageRule, { [`docs/${lang}/a.mdx`]: source });
  return findings.map(({ problem }) => problem);
}

test.each([
  ['ts', 'a(); // Reads the page'],
  ['ts', '/** Number of words. */'],
  ['yaml', '# npm ci deletes node_modules, so restore the cache'],
  ['mdx', '{/* Not a heading */}'],
  ['text title="Output"', 'a'],
  ['text title="Output of npm test"', 'a'],
  ['html title="In doc_build/index.html"', '<p>'],
])('English prose on a Chinese page is reported: %s, %s', async (info, code) => {
  expect(await found('zh', info, code)).toHaveLength(1);
  expect(await found('en', info, code)).toEqual([]);
});

test.each([
  ['ts', "a('// In a string'); // 读取页面，即 a b"],
  ['ts', "b(); // '/docs/guide'"],
  ['ts', 'c(); // [!code highlight]'],
  ['yaml', 'uses: pnpm/action-setup # v6.1.0'],
  ['ts title="docs/a.ts, docs/b.ts"', 'a'],
  ['text title="npx rspress build"', 'a'],
  ['text title="_headers"', 'a'],
  ['text title="Caddyfile"', 'a'],
  ['text title="npm test 的输出"', 'a'],
])("Chinese prose, names, values, and directives aren't reported: %s, %s", async (info, code) => {
  expect(await found('zh', info, code)).toEqual([]);
});

test('files of examples are the same in both languages, so only their titles count', async () => {
  expect(await found('zh', 'ts file="./a.ts" title="Output"', '')).toHaveLength(1);
});

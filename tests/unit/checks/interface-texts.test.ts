import { expect, test } from 'vitest';
import { interfaceTextsRule } from '../../../checks/rules/interface-texts';
import { findingsOf, placesOf } from './corpus-of';

/** Returns JSON with one text per line, starting in line 2. */
function texts(entries: Record<string, object>): string {
  return `{\n${Object.entries(entries)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;
}

const both = { en: 'A {{name}}', zh: '甲 {{name}}' };

test('complete texts are accepted if a component, a script, or a navigation file uses their keys', async () => {
  const files = {
    'i18n.json': texts({
      'a.called': both,
      'a.chosen': both,
      'a.other': both,
      'a.table': both,
      'a.nav': both,
      'a.label': both,
      outlineTitle: both,
    }),
    'theme/A.tsx':
      "const t = useText();\nt('a.called');\nt(x ? 'a.chosen' : 'a.other');\nt('editLinkText');\nt(key);\n",
    'site/b.ts': "export const rows = [{ key: 'a.table' }];\n",
    'docs/en/_nav.json': '[{ "text": "a.nav", "link": "/" }, { "text": "Plain. Text" }]\n',
    'docs/en/guide/_meta.json': '[{ "type": "dir", "name": "b", "label": "a.label" }]\n',
  };
  expect(await placesOf(interfaceTextsRule, files)).toEqual([]);
});

test.each([
  ['called', { 'theme/A.tsx': "const t = useText();\nt('a.none');\n" }, 'theme/A.tsx:2'],
  ['called in a condition', { 'plugins/a.ts': "t(x\n? 'a.none' : 'copyText');\n" }, 'plugins/a.ts:2'],
  ['in a navigation file', { 'docs/en/_nav.json': '[\n{ "text": "a.none" }]\n' }, 'docs/en/_nav.json:2'],
])('an undeclared key that is %s is reported', async (_, files, place) => {
  expect(await placesOf(interfaceTextsRule, { 'i18n.json': '{}', ...files })).toContain(place);
});

test('a key that is built from parts is reported', async () => {
  const files = { 'i18n.json': '{}', 'theme/A.tsx': `const a = 1;\nt(\`a.\${a}\`);\nt('a.' + a);\n` };
  const found = await findingsOf(interfaceTextsRule, files);
  expect(found.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  ['used nowhere', both, '', 'nowhere'],
  ['missing in one language', { en: 'A' }, "t('a.b')", 'missing in "zh"'],
  ['empty in one language', { en: ' ', zh: '甲' }, "t('a.b')", 'empty in "en"'],
  ['without a placeholder in one language', { en: 'A {{name}}', zh: '甲' }, "t('a.b')", 'placeholders'],
])('a text that is %s is reported', async (_, text, source, problem) => {
  const found = await findingsOf(interfaceTextsRule, {
    'i18n.json': texts({ 'a.b': text }),
    'theme/A.tsx': source,
  });
  expect(found).toMatchObject([{ file: 'i18n.json', line: 2 }]);
  expect(found[0]?.problem).toContain(problem);
});

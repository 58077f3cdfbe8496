import { expect, test } from 'vitest';
import { formatFault } from '../../../checks/page-faults/fault';
import { siteFileFaults } from '../../../checks/page-faults/site-files';
import { siteFilesRule } from '../../../checks/rules/site-files';
import { corpusOf, type Files, placesOf } from './corpus-of';

const PAGES: Files = { 'docs/en/guide/use-mdx.mdx': '# A\n', 'docs/en/guide/basic/deploy.md': '# B\n' };
const META = 'docs/en/guide/_meta.json';
const faults = (files: Files) => siteFileFaults(corpusOf({ ...PAGES, ...files }).root).map(formatFault);

test('a page or a folder that a sidebar names and that does not exist is reported, with the nearest name', async () => {
  const entries = [
    '"use-mdxx"',
    '"basic/deplyo"',
    '{ "type": "dir", "name": "basics" }',
    '{ "type": "dir-section-header", "name": "../api" }',
  ];
  const files = { [META]: `[\n  ${entries.join(',\n  ')}\n]\n` };
  expect(faults(files)).toEqual([
    `${META}:2:3 There is no page "use-mdxx". Correct the name, or take the entry out. Did you mean use-mdx?`,
    `${META}:3:3 There is no page "basic/deplyo". Correct the name, or take the entry out. Did you mean basic/deploy?`,
    `${META}:4:28 There is no folder "basics". Correct the name, or take the entry out. Did you mean basic?`,
    `${META}:5:43 There is no folder "../api". Correct the name, or take the entry out.`,
  ]);
  expect(await placesOf(siteFilesRule, { ...PAGES, ...files })).toEqual(
    [2, 3, 4, 5].map(line => `${META}:${line}`),
  );
});

test('an entry of an unknown type is reported', () => {
  expect(faults({ [META]: '[{ "type": "seperator" }, { "type": "fil", "name": "use-mdx" }]' })).toEqual([
    `${META}:1:12 There is no entry type "seperator". Correct the type, or take the entry out.`,
    `${META}:1:37 There is no entry type "fil". Correct the type, or take the entry out. Did you mean file?`,
  ]);
});

test('texts, navbars, and sidebars that are not JSON are reported, each at its place', () => {
  const files = { 'i18n.json': '{', 'docs/en/_nav.json': '[\n}', [META]: '["a" "b"]' };
  expect(faults(files)).toEqual([
    expect.stringMatching(/^\.\/i18n\.json:1:2 This isn't valid JSON: /),
    expect.stringMatching(/^docs\/en\/_nav\.json:2:1 This isn't valid JSON: /),
    expect.stringMatching(/^docs\/en\/guide\/_meta\.json:1:6 This isn't valid JSON: /),
  ]);
});

test('what exists is accepted', () => {
  const entries = ['use-mdx', 'use-mdx.mdx', './basic/deploy', { type: 'dir', name: 'basic' }];
  const others = [
    { type: 'divider' },
    { type: 'section-header', name: 'x' },
    { type: 'custom-link', items: [{ name: 'y' }] },
  ];
  expect(faults({ [META]: JSON.stringify([...entries, ...others]), 'i18n.json': '{}' })).toEqual([]);
});

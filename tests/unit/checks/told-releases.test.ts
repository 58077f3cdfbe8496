import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createToldReleasesRule } from '../../../checks/rules/told-releases';
import type { Behavior } from '../../../history/behaviors';
import { CHANGES_PAGE } from '../../../history/labels';
import { RELEASES_PAGE } from '../../../site/release-feed';
import { findingsOf } from './corpus-of';
import { withChinese, withEnglish } from './good-prose';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'core-'));
writeFileSync(path.join(FOLDER, 'head.js'), 'const rel = "alternate";');

const LINKS: Behavior = {
  what: 'links',
  release: '2.0.4',
  file: 'head.js',
  text: 'alternate',
  pages: ['guide/page'],
  first: '2.0.4',
  before: '2.0.3',
};
const told = { ...withEnglish('Links were added in 2.0.4.'), ...chineseOf('链接自 2.0.4 起提供。') };

const problems = async (files: Record<string, string>, ...behaviors: Behavior[]) =>
  (
    await findingsOf(
      createToldReleasesRule(
        () => behaviors,
        () => FOLDER,
      ),
      files,
    )
  ).map(({ file, problem }) => `${file}: ${problem}`);

test("a release that the packages confirm isn't reported", async () => {
  expect(await problems(told, LINKS)).toEqual([]);
});

test.each(['Links were added in 2.0.5.', 'Since 2.0.5, there are links.', 'Before 2.0.5, there were none.'])(
  'a release that no listed behavior has is reported: %s',
  async text => {
    const [problem, ...others] = await problems(
      { ...told, ...englishOf(`Added in 2.0.4.\n\n${text}`) },
      LINKS,
    );
    expect(others).toEqual([]);
    expect(problem).toContain('docs/en/guide/page.mdx: The page names release 2.0.5 for a behavior');
  },
);

test.each(['自 2.0.5 起有链接。', '2.0.5 新增链接。', '2.0.5 之前没有链接。'])(
  'a release that no listed behavior has is reported in Chinese: %s',
  async text => {
    const files = { ...told, ...chineseOf(`自 2.0.4 起。\n\n${text}`) };
    expect(await problems(files, LINKS)).toEqual([
      expect.stringContaining('docs/zh/guide/page.mdx: The page names release 2.0.5'),
    ]);
  },
);

test("versions in code, prereleases, and versions of other software aren't reported", async () => {
  const text = 'Added in 2.0.4. Install `core@2.0.7`, since 2.0.0-beta.3 and 12.0.1 are old.';
  expect(await problems({ ...told, ...englishOf(text) }, LINKS)).toEqual([]);
});

test.each([CHANGES_PAGE, RELEASES_PAGE])(
  "releases on %s aren't reported, because another rule checks them",
  async route => {
    const files = { [`docs/en${route}.mdx`]: '# Releases\n\nLinks were added in 2.0.5.\n' };
    expect(await problems({ ...told, ...files }, LINKS)).toEqual([]);
  },
);

test('a page that no longer names the release is reported', async () => {
  expect(await problems({ ...told, ...chineseOf('链接。') }, LINKS)).toEqual([
    expect.stringContaining('docs/zh/guide/page.mdx doesn\'t name 2.0.4, the release of "links"'),
  ]);
});

test('a release that the packages contradict is reported', async () => {
  expect(await problems(told, { ...LINKS, first: '2.0.3', before: '2.0.2' })).toEqual([
    expect.stringContaining("came after 2.0.2 and at the latest with 2.0.3, which doesn't prove 2.0.4"),
  ]);
});

test('if releases are missing on npm, a source or a range is required', async () => {
  const gap = { ...LINKS, first: '2.0.5', before: '2.0.3' };
  expect(await problems(told, gap)).toHaveLength(1);
  expect(await problems(told, { ...gap, source: 'https://example.com' })).toEqual([]);
  const both = { ...englishOf('Added in 2.0.4 or 2.0.5.'), ...chineseOf('2.0.4 或 2.0.5 新增。') };
  expect(await problems(both, { ...gap, release: '2.0.4 to 2.0.5' })).toEqual([]);
  expect(await problems(both, { ...gap, release: '2.0.3 to 2.0.5' })).not.toEqual([]);
});

test('a text that the installed package no longer has is reported', async () => {
  expect(await problems(told, { ...LINKS, text: 'canonical' })).toEqual([
    expect.stringContaining('no longer has the text of "links" in head.js'),
  ]);
  expect(await problems(told, { ...LINKS, file: 'gone.js' })).toHaveLength(1);
});

function englishOf(text: string) {
  return { 'docs/en/guide/page.mdx': withEnglish(text)['docs/en/guide/page.mdx'] ?? '' };
}

function chineseOf(text: string) {
  return { 'docs/zh/guide/page.mdx': withChinese(text)['docs/zh/guide/page.mdx'] ?? '' };
}

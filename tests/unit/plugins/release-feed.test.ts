import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { parseFragment } from 'parse5';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dayIn } from '../../../history/dates';
import { byVersion } from '../../../history/history';
import { readDates, readHistory } from '../../../history/readHistory';
import { CORE } from '../../../plugins/content/api-facts/installed';
import { pluginReleaseFeed, releaseFeed } from '../../../plugins/output/release-feed';

const ORIGIN = 'https://docs.example.com';
const ROOT = `${ORIGIN}/docs/`;
const FILES = { en: 'whats-new.xml', zh: 'zh/whats-new.xml' };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-feed-'));
  mkdirSync(path.join(folder, 'zh'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const pluginFor = (siteOrigin: string | undefined) =>
  pluginReleaseFeed({ siteOrigin, basePath: '/docs/', outDir: folder, repoUrl: undefined });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('the feeds of the site', () => {
  it.each(['en', 'zh'] as const)('%s: is Atom with an entry for each release, newest first', async lang => {
    await pluginFor(ORIGIN).afterBuild?.({}, true);
    const { feed, entries } = readAtom(read(FILES[lang]));
    const page = `${ROOT}${lang === 'zh' ? 'zh/' : ''}guide/start/whats-new`;
    const known = readHistory()[CORE]?.map(({ version }) => version) ?? [];
    const dates = readDates();
    expect(feed).toMatchObject({
      id: page,
      alternate: page,
      self: ROOT + FILES[lang],
      author: 'Rspress',
      lang,
    });
    expect(feed.title).toMatch(lang === 'zh' ? /更新/ : /What's new/);
    expect(entries.map(({ title }) => title)).toEqual(
      known
        .sort(byVersion)
        .reverse()
        .map(version => `Rspress ${version}`),
    );
    for (const { title, id, link, updated, published } of entries) {
      const version = title.replace('Rspress ', '');
      const date = dates[version];
      expect(id).toBe(`${page}#v${version.replaceAll('.', '-')}`);
      expect(link).toBe(id);
      expect(updated).toBe(date && `${dayIn(date)}T00:00:00.000Z`);
      expect(published).toBe(date && 'on' in date ? updated : undefined);
    }
    expect(feed.updated).toBe(entries[0]?.updated);
  });

  it.each(['en', 'zh'] as const)('%s: has the text of the page, with absolute URLs', async lang => {
    await pluginFor(ORIGIN).afterBuild?.({}, true);
    const { entries } = readAtom(read(FILES[lang]));
    for (const { title, content } of entries) {
      expect(content, title).toContain('/releases/tag/v');
      expect(content, title).not.toContain('<Fact');
      const addresses = [...content.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
      const own = addresses.filter(address => !address.startsWith('https://github.com/'));
      for (const address of own)
        expect(address.startsWith(lang === 'zh' ? `${ROOT}zh/` : ROOT), address).toBe(true);
    }
    expect(entries[0]?.content).toContain(`${lang === 'zh' ? 'zh/' : ''}api/changes#v2-0-22">`);
  });

  it('are linked only from the head of the release page in their language', () => {
    const config = pluginFor(ORIGIN).config?.({ head: [] }, {} as never, true) as UserConfig;
    const headOf = (routePath: string) =>
      config.head?.map(tag => (typeof tag === 'function' ? tag({ routePath } as never) : tag));
    const link = (file: string) => [
      ['link', { rel: 'alternate', type: 'application/atom+xml', href: ROOT + file }],
    ];
    expect(headOf('/guide/start/whats-new')).toEqual(link(FILES.en));
    expect(headOf('/zh/guide/start/whats-new')).toEqual(link(FILES.zh));
    expect(headOf('/guide/start/introduction')).toEqual([undefined]);
  });

  it("aren't generated in development, or if the site has no origin", async () => {
    const without = pluginFor(undefined);
    expect(without.config).toBeUndefined();
    await without.afterBuild?.({}, true);
    await pluginFor(ORIGIN).afterBuild?.({}, false);
    expect(readdirSync(folder)).toEqual(['zh']);
    expect(readdirSync(path.join(folder, 'zh'))).toEqual([]);
  });
});

describe('a feed', () => {
  const feedOf = (text: string) => {
    const file = path.join(folder, 'page.mdx');
    writeFileSync(file, text);
    const dates = { '2.0.1': { on: '2026-03-01' } };
    return releaseFeed(file, { lang: 'en', root: ROOT, releases: [], dates });
  };

  it('escapes text that is special in XML', () => {
    const { entries } = readAtom(
      feedOf('# A\n\n## 2.0.1 {#v2-0-1}\n\n`a < b` & ]]\\> **c** ]]\\>\n\n## Others {#others}\n\nd\n'),
    );
    expect(entries.map(({ content }) => content)).toEqual([
      '<p><code>a &#x3C; b</code> &#x26; ]]&gt; <strong>c</strong> ]]&gt;</p>',
    ]);
  });

  it("can't be generated for a release without a date, or for unsupported Markdown", () => {
    expect(() => feedOf('## 2.0.2 {#v2-0-2}\n\na\n')).toThrow(
      "page.mdx has release 2.0.2, and history/dates.json doesn't.",
    );
    expect(() => feedOf('## 2.0.1 {#v2-0-1}\n\n- a\n')).toThrow("The feed of releases can't show list.");
  });
});

/** Reads an Atom feed. Fails if its tags don't match. */
function readAtom(xml: string) {
  expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true);
  const open: string[] = [];
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  for (const [, end, name = '', own] of outside.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
  const [head = '', ...rest] = xml.split('<entry>');
  const text = (part: string, tag: string) => {
    const [, value] = new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(part) ?? [];
    return value?.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
  };
  const link = (part: string, rel: string) => new RegExp(`<link${rel} href="([^"]*)"/>`).exec(part)?.[1];
  return {
    feed: {
      title: text(head, 'title')?.replace('&apos;', "'"),
      id: text(head, 'id'),
      updated: text(head, 'updated'),
      author: text(head, 'name'),
      alternate: link(head, ' rel="alternate"'),
      self: link(head, ' rel="self"'),
      lang: /<feed xml:lang="(\w+)"/.exec(head)?.[1],
    },
    entries: rest.map(entry => {
      const content = text(entry, 'content') ?? '';
      expect(parseFragment(content).childNodes.length).toBeGreaterThan(0);
      return {
        title: text(entry, 'title') ?? '',
        id: text(entry, 'id'),
        link: link(entry, ''),
        updated: text(entry, 'updated'),
        published: text(entry, 'published'),
        content,
      };
    }),
  };
}

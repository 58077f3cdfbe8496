import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { Feed } from 'feed';
import type { Element, ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { dayIn, type ReleaseDates } from '../../history/dates';
import type { Release } from '../../history/history';
import { releaseId } from '../../history/labels';
import { readDates, readHistory } from '../../history/readHistory';
import { readPageTree } from '../../search/page-tree';
import { LANGUAGES, type Language, languagePrefix } from '../../site/languages';
import { RELEASES_PAGE, releaseFeedFile } from '../../site/release-feed';
import type { Settings } from '../../site/settings';
import { CORE } from '../content/api-facts/installed';
import { printRelease } from '../content/api-facts/printRelease';
import { replaceTags } from '../content/api-facts/tags';

const DOCS_ROOT = 'docs';

/** The data of a feed, besides the page. */
export interface FeedSources {
  lang: Language;
  /** URL of the home page, with a trailing slash. */
  root: string;
  releases: Release[];
  dates: ReleaseDates;
}

/**
 * Writes an Atom feed for each language from the page about the releases, and links it in the head of that page. It
 * contains full URLs, so there's none if the site's origin isn't known.
 */
export function pluginReleaseFeed({ siteOrigin, basePath, outDir }: Settings): RspressPlugin {
  const name = 'site-release-feed';
  if (!siteOrigin) return { name };
  const root = siteOrigin + basePath;
  const pages = new Map(LANGUAGES.map(lang => [pagePath(lang), lang]));
  return {
    name,
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const feedLink: NonNullable<typeof config.head>[number] = ({ routePath }) => {
        const lang = pages.get(routePath);
        const href = lang && root + releaseFeedFile(lang);
        return href ? ['link', { rel: 'alternate', type: 'application/atom+xml', href }] : undefined;
      };
      return { ...config, head: [...(config.head ?? []), feedLink] };
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const releases = readHistory()[CORE] ?? [];
      const dates = readDates();
      await Promise.all(
        LANGUAGES.map(lang => {
          const page = path.join(DOCS_ROOT, lang, `${RELEASES_PAGE}.mdx`);
          const feed = releaseFeed(page, { lang, root, releases, dates });
          return writeFile(path.join(outDir, releaseFeedFile(lang)), feed);
        }),
      );
    },
  };
}

function pagePath(lang: Language): string {
  return languagePrefix(lang) + RELEASES_PAGE;
}

/**
 * An Atom feed with an entry for each release that has a section on the page, in the page's order.
 * @param file path of the page
 * @throws Error for a section without a known date, and for Markdown that the feed can't show
 */
export function releaseFeed(file: string, { lang, root, releases, dates }: FeedSources): string {
  const tree = readPageTree(file, {
    root: process.cwd(),
    docsRoot: DOCS_ROOT,
    readText: name => readFileSync(name, 'utf8'),
    transformSource: source =>
      replaceTags(source, ({ attributes: { release = '' } }) => {
        return printRelease(release, lang, { releases, dates }) ?? '';
      }),
  });
  const page = root + pagePath(lang).slice(1);
  const entries = sectionsOf(tree).flatMap(({ version, nodes }) => {
    const date = dates[version];
    if (!date) throw new Error(`${file} has release ${version}, and history/dates.json doesn't.`);
    const link = `${page}#${releaseId(version)}`;
    const day = new Date(dayIn(date));
    const published = 'on' in date ? { published: day } : {};
    // The library only escapes the first `]]>`.
    const content = toHtml(nodes.map(node => toHast(node, root))).replaceAll(']]>', ']]&gt;');
    return [{ title: `Rspress ${version}`, id: link, link, date: day, ...published, content }];
  });
  const feed = new Feed({
    title: textOf(tree.children.find(({ type }) => type === 'heading')),
    id: page,
    link: page,
    author: { name: 'Rspress' },
    generator: 'Rspress',
    feedLinks: { atom: root + releaseFeedFile(lang) },
    updated: new Date(Math.max(...entries.map(({ date }) => date.getTime()))),
  });
  for (const entry of entries) feed.addItem(entry);
  return feed.atom1().replace('<feed ', `<feed xml:lang="${lang}" `);
}

interface Section {
  version: string;
  nodes: RootContent[];
}

/** The content below each heading that is a release number. */
function sectionsOf({ children }: Root): Section[] {
  const sections: Section[] = [];
  let current: Section | undefined;
  for (const node of children) {
    if (node.type === 'heading' && node.depth <= 2) {
      const [, version] = /^(\d+\.\d+\.\d+)(?:\s|$)/.exec(textOf(node)) ?? [];
      current = version ? { version, nodes: [] } : undefined;
      if (current) sections.push(current);
    } else current?.nodes.push(node);
  }
  return sections;
}

const TAGS: Partial<Record<Nodes['type'], string>> = { paragraph: 'p', strong: 'strong', emphasis: 'em' };

/** HTML for the few kinds of Markdown in the page's sections, with full URLs. */
function toHast(node: Nodes, root: string): Element | Text {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type === 'inlineCode') return element('code', {}, [{ type: 'text', value: node.value }]);
  const tagName = node.type === 'link' ? 'a' : TAGS[node.type];
  if (!tagName || !('children' in node)) throw new Error(`The feed of releases can't show ${node.type}.`);
  const href = node.type === 'link' ? { href: node.url.replace(/^\//, root) } : {};
  return element(
    tagName,
    href,
    node.children.map(child => toHast(child, root)),
  );
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

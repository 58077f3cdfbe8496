import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import texts from '../../../i18n.json' with { type: 'json' };
import { CACHE_DIR } from '../../../site/cache';
import { englishPath, socialImagePath, socialImageTags } from '../../../site/head';
import type { Settings } from '../../../site/settings';
import { runInThread } from '../../support/thread';
import { type Box, type CardFacts, card } from './card';
import type { Input } from './drawAll';
import { forEachOf } from './forEachOf';
import { copyKept, keptFile } from './store';

const LOGO_FILE = 'public/logo-light.svg';

const DRAWER = new URL('./drawAll.ts', import.meta.url);

/** The data of a page that its picture shows. */
type Page = Pick<CardFacts, 'lang' | 'title' | 'description'>;

/** A picture and its output file. */
interface Work {
  picture: Box;
  target: string;
}

/**
 * Draws the picture that other sites show when someone shares a page's URL, and adds it to the page's head. Does
 * nothing if the site's origin isn't known, because such a picture needs a full URL.
 * A thread draws the pictures while the pages are compiled.
 * @param keepDir folder for pictures that the next build doesn't need to draw again
 */
export function pluginSocialImages(
  { siteOrigin, basePath, outDir }: Settings,
  keepDir = `${CACHE_DIR}/social-images`,
): RspressPlugin {
  const name = 'site-social-images';
  if (!siteOrigin) return { name };
  const root = siteOrigin + basePath;
  const pages = new Map<string, Page>();
  let siteName = '';
  let drawn = Promise.resolve<Work[]>([]);

  return {
    name,
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const titleOf = (routePath: string) => pages.get(routePath)?.title || config.title || '';
      return { ...config, head: [...(config.head ?? []), ...socialImageTags(root, titleOf)] };
    },
    beforeBuild({ title = '' }) {
      siteName = title;
    },
    // The first hook that has the pages; in later ones, `lean-page-list` has shortened them.
    async modifySearchIndexData(found, isProd) {
      for (const page of found) pages.set(page.routePath, announcedPage(page));
      if (!isProd) return;
      const host = root.replace(/^https?:\/\/|\/$/g, '');
      const logo = `data:image/svg+xml;base64,${await readFile(LOGO_FILE, 'base64')}`;
      const shared = { siteName, host, logo };
      const work = Array.from(pages, ([routePath, page]) => {
        const section = sectionOf(routePath, page.lang);
        const title = page.title || siteName;
        return {
          picture: card({ ...page, ...shared, section, title }),
          target: path.join(outDir, socialImagePath(routePath)),
        };
      });
      drawn = draw(work, keepDir);
      // `afterBuild` reports the error.
      drawn.catch(() => {});
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      await forEachOf(await drawn, ({ picture, target }) => copyKept(keptFile(keepDir, picture), target));
    },
  };
}

/** The home page's text has no heading, so its hero provides the title. */
function announcedPage({ lang, title, description, frontmatter }: PageIndexInfo): Page {
  return {
    lang,
    title: oneLine(title || frontmatter.hero?.text),
    description: oneLine(description),
  };
}

/** @param value from frontmatter, where a title may be a number */
function oneLine(value: unknown): string {
  return String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The navbar's name for the section that a page is in; empty for pages outside of all sections. */
function sectionOf(routePath: string, lang: string): string {
  const [folder] = englishPath(routePath).split('/');
  const names: Record<string, Record<string, string>> = texts;
  return names[`nav.${folder}`]?.[lang] ?? '';
}

/** Draws the pictures that aren't stored yet. If none is missing, this doesn't start a thread. */
async function draw(work: Work[], keepDir: string): Promise<Work[]> {
  const pictures = work
    .map(({ picture }) => picture)
    .filter(picture => !existsSync(keptFile(keepDir, picture)));
  if (pictures.length > 0) await runInThread(DRAWER, { pictures, keepDir } satisfies Input);
  return work;
}

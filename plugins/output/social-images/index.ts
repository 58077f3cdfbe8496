import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import texts from '../../../i18n.json' with { type: 'json' };
import { CACHE_DIR } from '../../../site/cache';
import { englishPath, socialImagePath, socialImageTags } from '../../../site/head';
import type { Settings } from '../../../site/settings';
import { type Box, type CardFacts, card } from './card';
import { copyIfKept, keep, keptFile } from './store';

const LOGO_FILE = 'public/logo-light.svg';

/** Pictures that are processed at the same time: one is drawn while the files of others are read and written. */
const CONCURRENCY = 4;

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

  return {
    name,
    config(config, _utils, isProd) {
      if (!isProd) return config;
      const titleOf = (routePath: string) => pages.get(routePath)?.title || config.title || '';
      return { ...config, head: [...(config.head ?? []), ...socialImageTags(root, titleOf)] };
    },
    // The first hook that has the pages; in later ones, `lean-page-list` has shortened them.
    modifySearchIndexData(found) {
      for (const page of found) pages.set(page.routePath, announcedPage(page));
    },
    async afterBuild({ title: siteName = '' }, isProd) {
      if (!isProd) return;
      const host = root.replace(/^https?:\/\/|\/$/g, '');
      const logo = `data:image/svg+xml;base64,${await readFile(LOGO_FILE, 'base64')}`;
      const work = Array.from(pages, ([routePath, page]) => {
        const section = sectionOf(routePath, page.lang);
        const title = page.title || siteName;
        return {
          picture: card({ ...page, siteName, section, title, host, logo }),
          target: path.join(outDir, socialImagePath(routePath)),
        };
      });
      await writePictures(work, keepDir);
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

/** Copies stored pictures and draws the others. The painter and the fonts are only loaded if one must be drawn. */
async function writePictures(work: Work[], keepDir: string): Promise<void> {
  const missing: Work[] = [];
  await forEachOf(work, async item => {
    if (!(await copyIfKept(keptFile(keepDir, item.picture), item.target))) missing.push(item);
  });
  if (missing.length === 0) return;
  const { preparePainter } = await import('./painter');
  const draw = await preparePainter(missing.map(({ picture }) => picture));
  await forEachOf(missing, async ({ picture, target }) => {
    const file = keptFile(keepDir, picture);
    await keep(file, await draw(picture));
    await copyIfKept(file, target);
  });
}

async function forEachOf<T>(items: T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

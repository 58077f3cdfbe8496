import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, Page, PageLink } from '../corpus';
import type { Finding, Rule } from '../finding';
import { type PagePair, pagePairs } from '../page-pairs';

const NAME = 'same-links';

/** Checks that both languages link to the same targets, each in its own language. */
export const sameLinksRule: Rule = {
  name: NAME,
  description:
    'Links stay in the language of their page, and each section links to the same targets in both.',
  check(corpus) {
    return [
      ...corpus.pages.flatMap(page => page.links.flatMap(link => checkLanguage(corpus, page, link))),
      ...pagePairs(corpus).flatMap(checkPair),
    ];
  },
};

function checkLanguage({ root }: Corpus, page: Page, { url, kind, line }: PageLink): Finding[] {
  if (kind === 'image' || !url.startsWith('/') || url.startsWith('//')) return [];
  const isChinese = /^\/zh(?=[/#?]|$)/.test(url);
  if (isChinese === (page.lang === 'zh')) return [];
  const [pathname = ''] = url.split(/[#?]/);
  if (existsSync(path.join(root, 'public', pathname)) && pathname !== '/') return [];
  const right = isChinese ? url.slice('/zh'.length) || '/' : `/zh${url}`;
  return [
    {
      rule: NAME,
      file: page.file,
      line,
      problem: `The link ${url} leads out of the language of the page.`,
      advice: `Write ${right}.`,
      fix: text => text.replace(`](${url}`, `](${right}`),
    },
  ];
}

function checkPair({ en, zh }: PagePair): Finding[] {
  const sections = Math.max(en.headings.length, zh.headings.length) + 1;
  return Array.from({ length: sections }, (_, index) => index).flatMap(index => {
    const [left, right] = [linksOfSection(en, index), linksOfSection(zh, index)];
    return [...missing(left, right, en, zh), ...missing(right, left, zh, en)];
  });
}

/** Returns the links below the heading with that index, counted from 1. Those above the first heading have index 0. */
function linksOfSection({ headings, links }: Page, index: number): PageLink[] {
  const from = index === 0 ? 0 : (headings[index - 1]?.line ?? Number.POSITIVE_INFINITY);
  const to = headings[index]?.line ?? Number.POSITIVE_INFINITY;
  return links.filter(({ line }) => line >= from && line < to);
}

/** Finds links that the other page lacks. If a target is linked twice, the other page must link it twice, too. */
function missing(links: PageLink[], others: PageLink[], page: Page, other: Page): Finding[] {
  const left = others.map(({ url }) => withoutLanguage(url));
  return links.flatMap(({ url, line }): Finding[] => {
    const place = left.indexOf(withoutLanguage(url));
    if (place >= 0) {
      left.splice(place, 1);
      return [];
    }
    return [
      {
        rule: NAME,
        file: page.file,
        line,
        problem: `The target ${url} is missing in the same section of ${other.file}.`,
        advice: 'Link to it there as well, or nowhere.',
      },
    ];
  });
}

/** Changes `/zh/guide/a` and Chinese images such as `anatomy.zh.svg` to the English URL. */
function withoutLanguage(url: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return url.replace(/^\/zh(\/|(?=[#?]|$))/, '/').replace(/([./-])zh([./])/, '$1en$2');
}

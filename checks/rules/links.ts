import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { Language } from '../../site/languages';
import { Addresses } from '../addresses';
import type { Page, PageLink } from '../corpus';
import type { Finding, Rule } from '../finding';
import { readNavigation } from '../navigation';
import { missingImage } from '../page-faults/faults';

const NAME = 'links';
/** Matches a scheme, or a host without one. */
const EXTERNAL = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Finds all dead links and suggests targets. The build stops at the first page with one. */
export const linksRule: Rule = {
  name: NAME,
  description:
    'Every link leads to a page, heading or file of the site that exists, and so does every image.',
  check(corpus) {
    const addresses = new Addresses(corpus);
    const navigation = readNavigation(corpus).flatMap(({ file, lang, entries }) =>
      entries.flatMap(({ key, value, line }) => {
        if (key !== 'link' || typeof value !== 'string' || EXTERNAL.test(value)) return [];
        const wrong = checkRoute(value, lang, addresses);
        return wrong ? [{ rule: NAME, file, line, ...wrong }] : [];
      }),
    );
    return [
      ...navigation,
      ...corpus.pages.flatMap(page =>
        page.links.flatMap((link): Finding[] => {
          const wrong = checkLink(link, page, addresses);
          return wrong ? [{ rule: NAME, file: page.file, line: link.line, ...wrong }] : [];
        }),
      ),
    ];
  },
};

type Wrong = Pick<Finding, 'problem' | 'advice'>;

function checkLink({ url, kind }: PageLink, page: Page, addresses: Addresses): Wrong | undefined {
  if (EXTERNAL.test(url)) return undefined;
  if (kind === 'image') return checkImage(url, page, addresses);
  if (url.startsWith('/')) return checkRoute(url, page.lang, addresses);
  const { pathname, id } = split(url);
  if (pathname === '') return checkId(id, page, page, addresses);
  const file = path.posix.join(path.posix.dirname(page.file), pathname);
  const target = addresses.pageOfFile(file);
  if (target) return checkId(id, target, page, addresses);
  return {
    problem: `The link ${url} leads to ${file}, which isn't a page.`,
    advice: 'Write the path of the file relative to this one, or the URL from the root: /guide/….',
  };
}

function checkImage(url: string, page: Page, addresses: Addresses): Wrong | undefined {
  const { pathname } = split(url);
  if (pathname.startsWith('/') && addresses.isPublicFile(pathname)) return undefined;
  const file = pathname.startsWith('/')
    ? `public${pathname}`
    : path.posix.join(path.posix.dirname(page.file), pathname);
  if (!pathname.startsWith('/') && addresses.isFile(file)) return undefined;
  return missingImage(url, file);
}

/** Checks a path from the root. Without a language prefix, it's in the language of the file with the link. */
function checkRoute(url: string, lang: Language, addresses: Addresses): Wrong | undefined {
  const { pathname, id } = split(url);
  if (addresses.isPublicFile(pathname)) return undefined;
  const named = /^\/(en|zh)(\/|$)/.exec(pathname);
  const language = (named?.[1] as Language | undefined) ?? lang;
  const prefix = named ? `/${named[1]}` : '';
  const target = addresses.page(language, pathname.slice(prefix.length) || '/');
  if (target) return checkId(id, target, undefined, addresses);
  const routes = addresses.routes(language);
  const nearest = routes.length > 0 ? closest(pathname.slice(prefix.length), routes) : undefined;
  return {
    problem: `The link ${url} doesn't lead to a page.`,
    advice:
      nearest === undefined
        ? 'Write the page or take the link out.'
        : `The nearest page is ${prefix}${nearest}.`,
  };
}

function checkId(id: string, target: Page, page: Page | undefined, addresses: Addresses): Wrong | undefined {
  const ids = addresses.ids(target);
  if (id === '' || ids.includes(id)) return undefined;
  const place = target === page ? 'this page' : target.file;
  const near = closest(id, ids);
  return {
    problem: `The link to #${id} finds no such heading in ${place}.`,
    advice:
      near && distance(id, near) <= Math.max(2, id.length / 2)
        ? `Did you mean #${near}?`
        : "Use a heading's id, or leave the part after # out.",
  };
}

function split(url: string): { pathname: string; id: string } {
  const [address = '', id = ''] = url.split('#');
  const [pathname = ''] = address.split('?');
  return { pathname: decode(pathname), id: decode(id) };
}

/** Decodes a part of a URL. Returns it unchanged if it isn't encoded properly. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

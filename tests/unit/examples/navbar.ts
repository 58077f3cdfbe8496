import { attribute, textOf, textsOf } from './html';

const ENTRY = /<li class="rp-(?:nav-menu|hover-group)__item[ "][^>]*>/g;
const BADGE = /<span class="rp-badge[ "][^>]*>(.*?)<\/span>/g;

/** The navbar of a page, empty where the page has none. */
export function headerOf(html: string): string {
  const start = html.indexOf('<header');
  return start < 0 ? '' : html.slice(start, html.indexOf('</header>', start));
}

/** The name of the site, none beside a logo alone. */
export function nameIn(html: string): string | undefined {
  return textsOf(headerOf(html), 'a', 'rp-nav__title__link')[0];
}

/**
 * Entries of the navbar, first those on the left, one line each: two spaces before one in a dropdown, `*` before a
 * marked one, badges in brackets, and the address.
 */
export function navbarOf(html: string): string[] {
  return [...entriesOf(html, 'left'), ...entriesOf(html, 'right')];
}

/** Entries on one side of the navbar, in the form of `navbarOf`. */
export function entriesOf(html: string, side: 'left' | 'right'): string[] {
  const header = headerOf(html);
  const start = header.indexOf(`rp-nav-menu--${side}`);
  if (start < 0) return [];
  const end = header.indexOf(side === 'left' ? 'rp-nav__right' : 'rp-nav__others', start);
  const list = header.slice(start, end);
  const entries = [...list.matchAll(ENTRY)];
  return entries.map(({ 0: tag, index }, position) => {
    const [content = ''] = list.slice(index, entries[position + 1]?.index).split('</li>');
    const words = [
      tag.includes('__item--active') && '*',
      textOf(content.replace(BADGE, ' [$1]').replaceAll('</', ' </')),
      attribute(/<a\b[^>]*>/.exec(content)?.[0], 'href'),
    ];
    return (tag.includes('rp-hover-group') ? '  ' : '') + words.filter(Boolean).join(' ');
  });
}

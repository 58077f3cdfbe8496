import { attribute, textOf, textsOf } from './html';

const ENTRY = /<li class="rp-(?:nav-menu|hover-group)__item[ "][^>]*>/g;
const BADGE = /<span class="rp-badge[ "][^>]*>(.*?)<\/span>/g;

/** Returns the HTML of a page's navbar, which is empty if the page has none. */
export function headerOf(html: string): string {
  const start = html.indexOf('<header');
  return start < 0 ? '' : html.slice(start, html.indexOf('</header>', start));
}

/** Returns the site's name, which is empty if there's only a logo. */
export function nameIn(html: string): string | undefined {
  return textsOf(headerOf(html), 'a', 'rp-nav__title__link')[0];
}

/**
 * Returns the navbar's entries, one line each, those on the left first. Entries in a dropdown are indented by two
 * spaces, marked ones begin with `*`, badges are in brackets, and the URL is last.
 */
export function navbarOf(html: string): string[] {
  return [...entriesOf(html, 'left'), ...entriesOf(html, 'right')];
}

/** Returns the entries on one side of the navbar, in the form of `navbarOf`. */
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

import { attribute, tagsOf, textOf, textsOf } from './html';

/** Where the links of a page lead, in their order, without the anchors of headings. */
export function linksOf(html: string): (string | undefined)[] {
  return tagsOf(html, 'a')
    .filter(tag => !tag.includes('rp-header-anchor'))
    .map(tag => attribute(tag, 'href'));
}

/** Where the first link with this text leads. */
export function linkNamed(html: string, name: string): string | undefined {
  const links = html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs);
  return attribute([...links].find(([, , text = '']) => textOf(text) === name)?.[1], 'href');
}

/** Where the buttons of a home page lead. */
export function buttonsOf(html: string): (string | undefined)[] {
  return tagsOf(html, 'a')
    .filter(tag => tag.includes('rp-home-hero__action'))
    .map(tag => attribute(tag, 'href'));
}

/** Entries of the navbar that are marked as the open section. */
export function markedIn(html: string): string[] {
  return textsOf(html, 'li', 'rp-nav-menu__item--active');
}

/** The built file that answers a path without `.html`. */
export function builtFile(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

import { attribute, tagsOf, textOf, textsOf } from './html';

/** Returns the URLs of a page's links in order, without the links beside headings. */
export function linksOf(html: string): (string | undefined)[] {
  return tagsOf(html, 'a')
    .filter(tag => !tag.includes('rp-header-anchor'))
    .map(tag => attribute(tag, 'href'));
}

/** Returns the URL of the first link with this text. */
export function linkNamed(html: string, name: string): string | undefined {
  const links = html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs);
  return attribute([...links].find(([, , text = '']) => textOf(text) === name)?.[1], 'href');
}

/** Returns the URLs of a home page's buttons. */
export function buttonsOf(html: string): (string | undefined)[] {
  return tagsOf(html, 'a')
    .filter(tag => tag.includes('rp-home-hero__action'))
    .map(tag => attribute(tag, 'href'));
}

/** Returns the navbar entries that are marked as the current section. */
export function markedIn(html: string): string[] {
  return textsOf(html, 'li', 'rp-nav-menu__item--active');
}

import { attribute, textOf, textsOf } from './html';

const ENTRY = /<(?:a|div)\b[^>]*\bclass="rp-sidebar-(?:item|divider|section-header)(?:--dashed)?[ "][^>]*>/g;

/**
 * Returns the entries of a page's sidebar, one line each, indented by two spaces per level. Open groups begin with `▾`,
 * closed ones with `▸`, and section headers with `#`. Badges are in brackets, and the URL is last.
 */
export function sidebarOf(html: string): string[] {
  const start = html.indexOf('rp-doc-layout__sidebar');
  const sidebar = start < 0 ? '' : html.slice(start, html.indexOf('</aside>', start));
  const entries = [...sidebar.matchAll(ENTRY)];
  return entries.map(({ 0: tag, index }, position) => {
    const content = sidebar.slice(index, entries[position + 1]?.index);
    if (tag.includes('rp-sidebar-divider')) return tag.includes('--dashed') ? '- - -' : '-----';
    const [left = '', right = ''] = content.split(/(?=<div class="rp-sidebar-[\w-]+__right")/);
    const badge = textOf(right);
    const words = [
      mark(tag, right),
      textOf(left.replaceAll('</', ' </')),
      badge && `[${badge}]`,
      attribute(tag, 'href'),
    ];
    const indent = '  '.repeat(Number(attribute(tag, 'data-depth') ?? 0));
    return indent + words.filter(Boolean).join(' ');
  });
}

/** Returns the links to the previous and next page: `<` or `>`, the title, and the URL. */
export function neighborsOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*rp-prev-next-page__item.*?<\/a>/gs)];
  return links.map(([link]) => {
    const [title = ''] = textsOf(link, 'span', 'rp-prev-next-page__item__title');
    return [link.includes('page__prev') ? '<' : '>', title, attribute(link, 'href')].join(' ');
  });
}

function mark(tag: string, right: string): string {
  if (tag.includes('section-header')) return '#';
  if (!tag.includes('rp-sidebar-group')) return '';
  return /rotate\((\d+)deg\)/.exec(right)?.[1]?.replace(/^0$/, '▸').replace(/^90$/, '▾') ?? '';
}

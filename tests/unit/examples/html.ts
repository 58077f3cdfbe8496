const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What a reader sees of HTML: no tags, no comments (React puts some between texts). */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Texts of all elements that have a tag and, if one is given, a class. Not for an element that contains another
 * one of the same tag.
 */
export function textsOf(html: string, tag: string, className = ''): string[] {
  const wanted = className && `(?=[^>]*\\bclass="(?:[^"]* )?${className}[ "])`;
  const elements = html.matchAll(new RegExp(`<${tag}\\b${wanted}[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(match => textOf(match[1] ?? ''));
}

/** Start tags of all elements of a kind, as they are written. */
export function tagsOf(html: string, tag: string): string[] {
  return html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
}

/** Value of an attribute in a start tag. */
export function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];
}

/** The text of a page: what its author wrote, without navbar, sidebar and outline. */
export function docContent(html: string): string {
  const start = html.indexOf('rspress-doc');
  const end = html.indexOf('<footer', start);
  return html.slice(html.indexOf('</h1>', start), end < 0 ? undefined : end);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Returns what a reader sees of HTML, without tags and comments. React puts comments between some texts. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the texts of all elements with a tag and, if given, a class. Doesn't work for an element that contains
 * another one with the same tag.
 */
export function textsOf(html: string, tag: string, className = ''): string[] {
  const wanted = className && `(?=[^>]*\\bclass="(?:[^"]* )?${className}[ "])`;
  const elements = html.matchAll(new RegExp(`<${tag}\\b${wanted}[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(match => textOf(match[1] ?? ''));
}

/** Returns the start tags of all elements of a kind, as they're written. */
export function tagsOf(html: string, tag: string): string[] {
  return html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
}

/** Returns the value of an attribute in a start tag. */
export function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1];
}

/** Returns the HTML of a page's text: what its author wrote, without the navbar, the sidebar, and the outline. */
export function docContent(html: string): string {
  const start = html.indexOf('rspress-doc');
  const end = html.indexOf('<footer', start);
  return html.slice(html.indexOf('</h1>', start), end < 0 ? undefined : end);
}

/** Returns the URLs of the edit links of a doc page: those before the footer, in the footer, and in the outline. */
export function editLinks(html: string) {
  const parts = html.split(/(?=class="rp-doc-footer"|class="rp-doc-layout__outline )/);
  const [before, footer, outline] = parts.map(part =>
    tagsOf(part, 'a')
      .filter(tag => tag.includes('rp-edit-link'))
      .map(tag => attribute(tag, 'href')),
  );
  return { before, footer, outline };
}

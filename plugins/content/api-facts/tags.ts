/** A tag such as `<Fact option="route.cleanUrls" />`. */
export interface Tag {
  attributes: Record<string, string>;
  /** As written, without surrounding whitespace. */
  text: string;
  /** Counted from 1. */
  line: number;
}

const ALONE = /^(\s*)(<Fact((?:\s+[a-z]+=(?:"[^"]*"|'[^']*'))*)\s*\/>)\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Replaces each `<Fact … />` that's alone on its line, outside of code blocks, with Markdown.
 * @param replace returns the Markdown for a tag; several lines become a separate block
 * @param misplaced called with the line of a tag that's elsewhere
 */
export function replaceTags(
  source: string,
  replace: (tag: Tag) => string,
  misplaced?: (line: number) => void,
): string {
  if (!source.includes('<Fact')) return source;
  let fence: string | undefined;
  return source
    .split('\n')
    .map((text, index) => {
      const [, mark] = FENCE.exec(text) ?? [];
      if (mark && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark;
      if (fence || mark) return text;
      const line = index + 1;
      const match = ALONE.exec(text);
      if (!match && /(?<!`)<Fact[\s/>]/.test(text)) misplaced?.(line);
      if (!match) return text;
      const [, indent = '', tag = '', attributes = ''] = match;
      const markdown = replace({ attributes: attributesOf(attributes), text: tag, line });
      if (!markdown.includes('\n')) return indent + markdown;
      return ['', ...markdown.split('\n').map(row => indent + row), ''].join('\n');
    })
    .join('\n');
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([a-z]+)=(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(found.map(([, name, double, single]) => [name, double ?? single]));
}

// Readers on slow networks: the default carries a table of Unicode letters to every page, to make an id of a title.
import { renderInlineMarkdown } from '@rspress/core/theme-original';

interface FallbackHeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
}

/** The title of a page without a heading of its own, without an anchor. */
export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return `${'#'.repeat(level)} ${title}\n\n`;
  const Heading = `h${level}` as const;
  return <Heading {...renderInlineMarkdown(title)} />;
}

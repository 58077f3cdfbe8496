// For readers on slow networks: the default adds a table of Unicode letters to every page, only to turn a title into an
// id.
import { renderInlineMarkdown } from '@rspress/core/theme-original';

interface FallbackHeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
}

/** Shows the title of a page whose text has no heading. It has no anchor link. */
export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  if (import.meta.env.SSG_MD) return `${'#'.repeat(level)} ${title}\n\n`;
  const Heading = `h${level}` as const;
  return <Heading {...renderInlineMarkdown(title)} />;
}

import { Overview, OverviewGroup } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { patchElement } from '../../support/patchElement';
import { FallbackHeading } from '../FallbackHeading';
import { useListedHeadings } from './useListedHeadings';

type Group = ComponentProps<typeof OverviewGroup>['group'];

/**
 * An overview as Markdown. The default leaves out the page's text, and it can't list headings, because the list of all
 * pages has none.
 */
export function OverviewMarkdown(props: ComponentProps<typeof Overview>) {
  useListedHeadings();
  return patchElement(Overview(props), element => {
    if (element.type === OverviewGroup) return groupMarkdown(element.props.group as Group);
    if (element.type !== FallbackHeading) return undefined;
    return (
      <>
        {element}
        {props.content}
      </>
    );
  });
}

/** Markdown for a group: its heading, and for each page a list of links to the page's headings. */
function groupMarkdown({ name, items }: Group): string {
  const pages = items.map(({ text, link, headers = [] }) => {
    const lines = headers.map(header => `- [${header.text}](${link}#${header.id})\n`);
    return `### [${text}](${link})\n\n${lines.join('')}`;
  });
  return `\n\n## ${name}\n\n${pages.join('\n')}\n`;
}

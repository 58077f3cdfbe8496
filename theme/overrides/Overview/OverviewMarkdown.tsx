import { Overview, OverviewGroup } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { patchElement } from '../../support/patchElement';
import { FallbackHeading } from '../FallbackHeading';
import { useListedHeadings } from './useListedHeadings';

type Group = ComponentProps<typeof OverviewGroup>['group'];

/** An overview as Markdown: the default leaves out the text of the page and, without their list, all headings. */
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

/** A heading, and the headings of each page as a list of links. */
function groupMarkdown({ name, items }: Group): string {
  const pages = items.map(({ text, link, headers = [] }) => {
    const lines = headers.map(header => `- [${header.text}](${link}#${header.id})\n`);
    return `### [${text}](${link})\n\n${lines.join('')}`;
  });
  return `\n\n## ${name}\n\n${pages.join('\n')}\n`;
}

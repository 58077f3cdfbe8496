import { expect, it } from 'vitest';
import { LOGO_ORIGIN, TOOL_CARDS, TOOL_GROUPS } from '../../../site/tools';

const tools = TOOL_GROUPS.flatMap(group => group.tools);

it('lists the tools of the popover and the cards in the expected order', () => {
  expect(TOOL_GROUPS.map(({ title }) => title)).toEqual([{ en: '', zh: '' }]);
  expect(tools.map(({ name }) => name)).toEqual([
    'Rspack',
    'Rsbuild',
    'Rspress',
    'Rslib',
    'Rsdoctor',
    'Rstest',
    'Awesome Rstack',
  ]);
  expect(TOOL_CARDS.map(({ name }) => name)).toEqual([
    'Rspack',
    'Rsbuild',
    'Rslib',
    'Rspress',
    'Rsdoctor',
    'Rstest',
  ]);
});

it('shows the host of each site, and loads all logos from one origin', () => {
  for (const tool of [...tools, ...TOOL_CARDS]) {
    expect(tool.displayUrl).toBe(new URL(tool.siteUrl).host);
    expect(new URL(tool.logoUrl).origin).toBe(LOGO_ORIGIN);
    expect(tool.description.en && tool.description.zh && tool.kind.en && tool.kind.zh).toBeTruthy();
  }
});

import { readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import { type PluginRssOptions, pluginRss, testPage } from '@rspress/plugin-rss';
import { describe, expect, it } from 'vitest';

const messages = readFileSync('docs/en/plugin/official-plugins/rss.mdx', 'utf8');

describe('error messages of the RSS plugin', () => {
  it.each([
    ['static generation is off', {}, { ssg: false, llms: false }],
    ["siteUrl isn't a URL", { siteUrl: 'bakery.example.com' }, {}],
    ["siteOrigin isn't an origin", {}, { siteOrigin: 'bakery.example.com' }],
  ] satisfies [string, PluginRssOptions, UserConfig][])(
    'are those of the page if %s',
    (_, options, config) => {
      expect(messages).toContain(
        messageOf(() => pluginRss(options).beforeBuild?.({ ssg: true, ...config }, true)),
      );
    },
  );

  it("are those of the page if a feed's test option has the wrong type", () => {
    expect(messages).toContain(messageOf(() => testPage(5 as never, { routePath: '/' } as never)));
  });
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown.');
}

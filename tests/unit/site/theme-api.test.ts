import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'api/client-api';
/** Matches an entry of the overview: its anchor, its name, and the page and the anchor that it links to. */
const ENTRY = /<span id="([^"]+)">\[`([^`]+)`\]\(([^#)]+)#([^)]+)\)<\/span>/g;
/** Matches the heading of an entry. */
const HEADING = /^##+ `([^`]+)` \{#([^}]+)\}$/gm;
const PAGES = [
  'content-components',
  'layout-components',
  'navigation-components',
  'home-components',
  'theme-hooks',
];

describe.each(['en', 'zh'])('the overview of the theme, %s', lang => {
  const prefix = lang === 'en' ? '' : '/zh';
  const read = (page: string) => readFileSync(`docs/${lang}/${FOLDER}/${page}.mdx`, 'utf8');

  it('keeps the anchor of each entry, and links to the page that now has the entry', () => {
    const listed = [...read('api-components').matchAll(ENTRY)].map(([, id, name, path, anchor]) => {
      expect(anchor).toBe(id);
      return `${name} ${path}#${anchor}`;
    });
    const entries = PAGES.flatMap(page =>
      [...read(page).matchAll(HEADING)].map(([, name, id]) => `${name} ${prefix}/${FOLDER}/${page}#${id}`),
    );
    expect(entries.length).toBeGreaterThan(70);
    expect(listed).toEqual(entries);
  });
});

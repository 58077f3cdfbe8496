import { readFileSync } from 'node:fs';
import path from 'node:path';
// Not from the fixtures: files are read, and no browser is started.
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { VARIANTS } from '../variants';
import { LANGUAGES } from './languages';
import { markdownGaps, proseOf } from './markdownGaps';
import { ROUTES } from './routes';

const { outDir, env } = VARIANTS.root;
const ROOT = `${env.SITE_ORIGIN}/`;
/**
 * Of the words of a page. What the Markdown may lack are labels of controls that are part of the text, such as those of
 * a live preview; pages have 0.98 at least.
 */
const NEEDED_SHARE = 0.97;

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const fileOf = (route: string) => route.slice(1).replace(/(^|\/)$/, '$1index');

test("the Markdown of every page contains the page's text, in its language", () => {
  const faults = LANGUAGES.flatMap(({ prefix }) =>
    ROUTES.flatMap(route => {
      const file = fileOf(prefix + route);
      const gaps = markdownGaps(read(`${file}.html`), read(`${file}.md`), ROOT);
      const share = Math.round(100 * gaps.share);
      return [
        ...gaps.headings.map(text => `${file}.md lacks the heading "${text}"`),
        ...gaps.foreignHeadings.map(text => `${file}.md has a heading that the page has not: "${text}"`),
        ...gaps.links.map(link => `${file}.md lacks the link to ${link}`),
        ...(gaps.share < NEEDED_SHARE
          ? [`${file}.md has ${share}% of the words; it lacks: ${gaps.words.slice(0, 20).join(' ')}`]
          : []),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

test('each link to a heading in the Markdown has its target, and no element is cut', () => {
  const files = new Map(globSync('**/*.md', { cwd: outDir }).map(file => [file, proseOf(read(file))]));
  const faults = [...files].flatMap(([file, text]) => {
    const links = [...text.matchAll(/\]\(([^\s()#]*)#([^\s()]+)\)/g)].flatMap(([link, page = '', id]) => {
      const target = page ? page.replace(ROOT, '') : file;
      return /^https?:/.test(target) || files.get(target)?.includes(`<a id="${id}"></a>\n`) ? [] : [link];
    });
    const opened = text.match(/<[a-z]\w*/gi) ?? [];
    const closed = text.match(/<\/[a-z]\w*/gi) ?? [];
    const cut = opened.length === closed.length ? [] : [...opened, ...closed];
    return [...links, ...cut, ...(text.match(/.*&#x?\w+;/gi) ?? [])].map(fault => `${file}: ${fault}`);
  });
  expect(files.size).toBe(LANGUAGES.length * ROUTES.length);
  expect(faults).toEqual([]);
});

test('no link in the Markdown shows an image path', () => {
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES) {
      expect(read(`${fileOf(prefix + route)}.md`), route).not.toMatch(/\[\/[^\]\s]*\.(?:svg|png)[^\]]*\]\(/);
    }
  }
});

test('llms.txt describes the site and every page except the home page', () => {
  for (const { prefix } of LANGUAGES) {
    const lines = read(`${prefix}/llms.txt`.slice(1)).split('\n');
    expect(lines[2]).toMatch(/^> .{20}/);
    for (const route of ROUTES.filter(path => path !== '/')) {
      const address = `${ROOT}${fileOf(prefix + route)}.md`;
      const line = lines.find(text => text.includes(`](${address})`));
      expect(line, address).toMatch(/\): .{15}/);
    }
  }
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { VARIANTS } from '../variants';
import { expect, test } from './fixtures';

/** Addresses in a built page: of links, pictures, scripts and styles, but not those inside shown code. */
function addresses(html: string): string[] {
  const markup = html.replace(/<pre[\s\S]*?<\/pre>/g, '');
  return [...markup.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    match => match[1]?.replaceAll('&amp;', '&') ?? '',
  );
}

for (const [name, { outDir, basePath }] of Object.entries(VARIANTS)) {
  /** The file that a host would answer with, as an own path is asked for. */
  const fileOf = (pathname: string): string | undefined => {
    if (!pathname.startsWith(basePath)) return undefined;
    const file = decodeURIComponent(pathname.slice(basePath.length));
    const candidates = file === '' || file.endsWith('/') ? [`${file}index.html`] : [file, `${file}.html`];
    return candidates.map(candidate => path.join(outDir, candidate)).find(candidate => existsSync(candidate));
  };

  test(`${name}: every address in the built pages leads to a file, every hash to an element`, () => {
    const pages = globSync('**/*.html', { cwd: outDir, ignore: ['404.html'] });
    expect(pages.length).toBeGreaterThan(10);
    const dead: string[] = [];
    for (const page of pages) {
      const html = readFileSync(path.join(outDir, page), 'utf8');
      const own = `${basePath}${page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
      for (const address of addresses(html)) {
        const url = new URL(address, `http://site.test${own}`);
        if (url.host !== 'site.test' || url.protocol !== 'http:') continue;
        const file = fileOf(url.pathname);
        const id = decodeURIComponent(url.hash.slice(1));
        if (!file) dead.push(`${page}: ${address}`);
        else if (id && !readFileSync(file, 'utf8').includes(`id="${id}"`)) dead.push(`${page}: ${address}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });
}

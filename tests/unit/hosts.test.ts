import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listen } from '../../scripts/serve-files';
import { crawl } from '../hosts/crawl';
import { createHost, HOSTS, type HostName } from '../hosts/host';

/** A site below `/docs/`. Its page `faults.html` has one fault of each kind. */
const FILES: Record<string, string> = {
  '404.html': 'nothing here',
  _headers: '/docs/static/*\n  Cache-Control: immutable\n  X-A: 1\n\n/docs/*\n  X-A: 2\n',
  'index.html': '<html lang="en"><a href="/docs/file#here">a</a><a href="/docs/folder/">b</a>',
  'zh/index.html': '<html lang="zh"><a hreflang="en" href="/docs/">a</a>',
  'file.html': '<h1 id="here">a</h1><link rel="stylesheet" href="/docs/static/a.css">',
  'folder/index.html': '<a href="/docs/faults">a</a>',
  'static/a.css': 'a { background: url("b.svg") }',
  'static/b.svg': '<svg/>',
  'faults.html': [
    '<a href="/docs/gone">a</a>',
    '<a href="/outside">a</a>',
    '<a href="/docs/file#not-here">a</a>',
    '<a href="/docs/folder">a</a>',
    '<template><img src="/docs/gone.png" srcset="/docs/static/b.svg 1x, /docs/gone-2x.png 2x"></template>',
    '<script data-scripts="/docs/gone.js"></script>',
    '<meta property="og:image" content="https://site.example/docs/gone-social.png">',
    '<a href="https://other.example/gone">a</a>',
  ].join('\n'),
  'robots.txt': 'Sitemap: https://site.example/docs/gone.xml\n',
  'llms.txt': '- [a](/docs/gone.md)\n- `[a](/docs/shown.md)`\n\n```md\n[a](/docs/shown.md)\n```\n',
};

let dir = '';
const origins = new Map<HostName, string>();
const servers: Server[] = [];

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  for (const name of Object.keys(HOSTS) as HostName[]) {
    const server = createHost(name, { dir, basePath: '/docs/' });
    servers.push(server);
    origins.set(name, `http://localhost:${await listen(server)}`);
  }
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true });
});

const ask = (host: HostName, address: string) =>
  fetch(`${origins.get(host)}${address}`, { redirect: 'manual', headers: { connection: 'close' } });

describe.each([
  ['/docs/file', 200, 200],
  ['/docs/file?a=1', 200, 200],
  ['/docs/file.html', 200, 200],
  ['/docs/file/', '/docs/file', 404],
  ['/docs/folder', '/docs/folder/', '/docs/folder/'],
  ['/docs/folder/', 200, 200],
  ['/docs/folder/index.html', 200, 200],
  ['/docs/gone', 404, 404],
  ['/docs/_headers', 404, 200],
  ['/file', 404, 404],
])('%s', (address, ...expected) => {
  test.each(Object.keys(HOSTS).map((name, at) => [name, expected[at]]))('on %s: %s', async (host, answer) => {
    const { status, headers } = await ask(host as HostName, address);
    expect(status === 301 ? headers.get('location') : status).toBe(answer);
  });
});

it('combines headers from several _headers rules on a host that supports the file', async () => {
  const headersOf = async (host: HostName) => (await ask(host, '/docs/static/a.css')).headers;
  const netlify = await headersOf('netlify');
  expect([netlify.get('cache-control'), netlify.get('x-a')]).toEqual(['immutable', '1, 2']);
  const pages = await headersOf('github-pages');
  expect([pages.get('cache-control'), pages.get('x-a')]).toEqual(['max-age=600', null]);
});

test('the crawl reports broken and redirecting URLs, but ignores other sites', async () => {
  const origin = origins.get('netlify') ?? '';
  const site = { origin, basePath: '/docs/', mirrors: { 'https://site.example': origin } };
  const { findings, pages } = await crawl(site, ['robots.txt', 'llms.txt']);
  expect([...pages.keys()].sort()).toEqual(['', 'faults', 'file', 'folder/', 'zh/']);
  expect([...findings].sort()).toEqual(
    [
      '/docs/faults: /docs/gone is answered with 404',
      '/docs/faults: /outside is answered with 404',
      '/docs/faults: /docs/file#not-here has no element of that id',
      '/docs/faults: /docs/folder leads on to /docs/folder/',
      '/docs/faults: /docs/gone.png is answered with 404',
      '/docs/faults: /docs/gone-2x.png is answered with 404',
      '/docs/faults: /docs/gone.js is answered with 404',
      '/docs/faults: https://site.example/docs/gone-social.png is answered with 404',
      '/docs/robots.txt: https://site.example/docs/gone.xml is answered with 404',
      '/docs/llms.txt: /docs/gone.md is answered with 404',
    ].sort(),
  );
});

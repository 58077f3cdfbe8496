import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { headersFor, readHeaderRules } from '../../scripts/header-rules';
import { createFileSender, createSafeServer } from '../../scripts/safe-server';
import type { SiteFolder } from '../../scripts/serve-files';

/** A host of static files, in what it does differently from others. */
interface Host {
  /** Whether it answers for a file of the published folder. */
  publishes(file: string): boolean;
  /** Whether `/page/` leads to `/page`; otherwise there is nothing. */
  dropsSlash: boolean;
  /** Whether unknown addresses outside the site's folder get the site's page too. */
  ownsWholeHost: boolean;
  /** Headers of every answer that the site itself does not set. */
  defaults: Record<string, string>;
  /** Whether the site may set headers, by the file `_headers`. */
  readsHeaders: boolean;
}

/**
 * Which addresses lead where was measured for both by https://github.com/slorber/trailing-slash-guide, whose table is
 * what `tests/unit/hosts.test.ts` asks for. What a host answers where a folder without an index has the name of a
 * page is known for Netlify alone (https://github.com/netlify/cli/pull/1155, the page). GitHub Pages was seen to lead
 * to the folder, where there is nothing (https://github.com/jekyll/jekyll/issues/4920).
 */
export const HOSTS = {
  /**
   * With "Pretty URLs", which is on unless someone turns it off. The published folder lies at the root of the host;
   * below a base path the site lies in a folder of it, with copies of `_headers` and `404.html` at the top.
   * https://docs.netlify.com/routing/headers/, https://docs.netlify.com/routing/redirects/redirect-options/
   */
  netlify: {
    publishes: file => !/^_(?:headers|redirects)$/.test(file),
    dropsSlash: true,
    ownsWholeHost: true,
    defaults: { 'cache-control': 'public,max-age=0,must-revalidate' },
    readsHeaders: true,
  },
  /**
   * A project page lies in the folder of its repository's name; outside of it is not the project's.
   * `actions/upload-pages-artifact` leaves out hidden files.
   */
  'github-pages': {
    publishes: file => !/(?:^|\/)\./.test(file),
    dropsSlash: false,
    ownsWholeHost: false,
    defaults: { 'cache-control': 'max-age=600', 'access-control-allow-origin': '*' },
    readsHeaders: false,
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof HOSTS;

/** Serves a built site as a host does once it is deployed there; later changes of the folder are not seen. */
export function createHost(name: HostName, { dir, basePath }: SiteFolder): Server {
  const host: Host = HOSTS[name];
  const files = new Set(globSync('**/*', { cwd: dir, dot: true }).filter(host.publishes));
  const rules = host.readsHeaders ? readHeaderRules(dir) : [];
  // It is told which file to send, so that it finds none by rules of its own.
  const send = createFileSender(dir, { extensions: [] });
  return createSafeServer(async (request, response) => {
    const url = request.url ?? '/';
    const [pathname = '/'] = url.split('?');
    const isBelow = pathname.startsWith(basePath);
    const found = isBelow ? answerTo(pathname.slice(basePath.length), files, host) : {};
    for (const [header, value] of Object.entries(host.defaults)) response.setHeader(header, value);
    const own = headersFor(url, rules);
    for (const [header] of own) response.removeHeader(header);
    for (const [header, value] of own) response.appendHeader(header, value);
    if (found.location !== undefined) {
      response.writeHead(301, { location: basePath + found.location }).end();
    } else if (found.file === undefined) {
      const isOwn = (isBelow || host.ownsWholeHost) && files.has('404.html');
      const page = isOwn ? await readFile(path.join(dir, '404.html')) : `This is not a page of the site.`;
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else {
      request.url = `/${encodeURI(found.file)}`;
      await send(request, response);
    }
  });
}

/** What there is at a path below the base path: a file, another path to ask for, or nothing. */
function answerTo(
  asked: string,
  files: Set<string>,
  { dropsSlash }: Host,
): { file?: string; location?: string } {
  const name = decodeURI(asked);
  if (name === '' || name.endsWith('/')) {
    if (files.has(`${name}index.html`)) return { file: `${name}index.html` };
    return dropsSlash && files.has(`${name.slice(0, -1)}.html`) ? { location: asked.slice(0, -1) } : {};
  }
  for (const file of [name, `${name}.html`]) {
    if (files.has(file)) return { file };
  }
  return files.has(`${name}/index.html`) ? { location: `${asked}/` } : {};
}

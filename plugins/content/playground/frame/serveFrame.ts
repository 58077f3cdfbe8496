import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildFrame } from './buildFrame';
import { FRAME_FOLDER } from './policy';

const DEV_DIR = 'node_modules/.cache/playground/dev';

/** Serves the frame's document during development and builds it at each request, so that it's never stale. */
export function serveFrame(include: Record<string, string>): RsbuildPlugin {
  let building: Promise<Buffer> | undefined;
  const build = async () => {
    await buildFrame(path.resolve(DEV_DIR), include);
    return readFile(path.join(DEV_DIR, 'index.html'));
  };
  return {
    name: 'site-playground-frame',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        const { base } = api.getNormalizedConfig().server;
        server.middlewares.use(async (request, response, next) => {
          const [pathname = ''] = (request.url ?? '').split('?');
          if (pathname !== base.replace(/\/?$/, `/${FRAME_FOLDER}`)) {
            next();
            return;
          }
          try {
            building ??= build().finally(() => {
              building = undefined;
            });
            response.setHeader('content-type', 'text/html; charset=utf-8').end(await building);
          } catch (error) {
            next(error);
          }
        });
      });
    },
  };
}

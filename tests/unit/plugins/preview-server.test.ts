import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { serveWithPages } from '../../../plugins/content/previews/serveWithPages';

it.each([
  [undefined, 'localhost'],
  [true, true],
  ['0.0.0.0', '0.0.0.0'],
  ['192.0.2.1', '192.0.2.1'],
])('serves frames on the address of the pages: %s', async (host, expected) => {
  const frames: NonNullable<RsbuildConfig['server']> = {};
  const config: RsbuildConfig = { logLevel: 'silent', server: { host }, plugins: [serveWithPages(frames)] };
  const rsbuild = await createRsbuild({ config });
  await rsbuild.initConfigs({ action: 'dev' });
  expect(frames.host).toBe(expected);
});

import { expect, it } from 'vitest';
import { buildExample } from './build-example';

it('builds for a base path from the environment', async () => {
  const site = await buildExample('deploy', { env: { BASE_PATH: 'my-docs', SITE_ORIGIN: '' } });
  expect(site.exitCode, site.log).toBe(0);
  expect(site.read('index.html')).toContain('href="/my-docs/static/');
});

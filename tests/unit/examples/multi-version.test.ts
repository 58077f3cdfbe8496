import path from 'node:path';
import { RouteService } from '@rspress/core';
import { expect, it } from 'vitest';

it('route.exclude applies to all versions with a leading */, and to none without it', async () => {
  const inGuide = ['/guide/folding', '/guide/launch', '/v1/guide/folding', '/v1/guide/wax'];
  expect(await routesWithout('guide')).toEqual(['/', '/v1/', ...inGuide].sort());
  expect(await routesWithout('*/guide')).toEqual(['/', '/v1/']);
});

async function routesWithout(excluded: string): Promise<string[]> {
  const config = {
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    route: { exclude: [excluded] },
  };
  const scanDir = path.resolve('examples/multi-version/docs');
  const service = await RouteService.create({ config, scanDir, externalPages: [] });
  return service
    .getRoutes()
    .map(({ routePath }) => routePath)
    .sort();
}

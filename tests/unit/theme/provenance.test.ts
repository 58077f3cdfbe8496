import { expect, it } from 'vitest';
import { releasesOf } from '../../../theme/overrides/DocFooter/releasesOf';

const FACTS = { rspressVersion: '2.0.22', pluginVersions: { sitemap: '2.0.7' } };

it.each([
  ['/guide/start/introduction', ['@rspress/core 2.0.22']],
  ['/zh/api/commands', ['@rspress/core 2.0.22']],
  ['/plugin/official-plugins/sitemap', ['@rspress/core 2.0.22', '@rspress/plugin-sitemap 2.0.7']],
  ['/zh/plugin/official-plugins/sitemap', ['@rspress/core 2.0.22', '@rspress/plugin-sitemap 2.0.7']],
  ['/plugin/official-plugins/typedoc', ['@rspress/core 2.0.22']],
  ['/guide/basic/sitemap', ['@rspress/core 2.0.22']],
])('%s was checked against %s', (path, releases) => {
  expect(releasesOf(path, FACTS)).toEqual(releases);
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Settings } from '../../site/settings';

/** Writes `robots.txt`: crawlers may read everything; the sitemap is listed if the site's origin is known. */
export function pluginRobots({ basePath, siteOrigin, outDir }: Settings): RspressPlugin {
  return {
    name: 'site-robots',
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const lines = ['User-agent: *', 'Allow: /'];
      if (siteOrigin) lines.push('', `Sitemap: ${siteOrigin}${basePath}sitemap.xml`);
      await writeFile(path.join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
    },
  };
}

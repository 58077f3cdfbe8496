import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { defineConfig } from '@rspress/core';

/** Output folder of the small site that probes check, see `build.ts`. */
const outDir = process.env.PROBE_OUT_DIR ?? 'doc_build';

/** Modules of the core whose text this site rewrites. */
const REWRITTEN = /[\\/](virtual-(?:routes|page-data|site-data|social-links))\.js$/;

/** Saves these modules as other plugins receive them, after the core has processed them. */
function keepModules(): RsbuildPlugin {
  return {
    name: 'probe-modules',
    setup(api) {
      const kept = new Map<string, string>();
      api.transform({ test: REWRITTEN, environments: ['web'], order: 'post' }, ({ code, resourcePath }) => {
        kept.set(path.basename(resourcePath), code);
        return code;
      });
      api.onAfterBuild(() => {
        mkdirSync(outDir, { recursive: true });
        for (const [name, code] of kept) writeFileSync(path.join(outDir, name), code);
      });
    },
  };
}

export default defineConfig({
  root: path.join(import.meta.dirname, 'docs'),
  themeDir: path.join(import.meta.dirname, 'theme'),
  outDir,
  title: 'Probe',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  llms: true,
  route: { cleanUrls: true, localeRedirect: 'never' },
  themeConfig: { socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com' }] },
  builderConfig: {
    plugins: [keepModules()],
    html: { tags: [tags => [{ tag: 'script', head: true, append: false, children: 'first()' }, ...tags]] },
    performance: { printFileSize: false },
  },
});

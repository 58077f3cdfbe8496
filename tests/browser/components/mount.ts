import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Language } from '../../../site/languages';

/** Stands in for the parts of the core's runtime that a component of the theme reads. */
const RUNTIME = `
import texts from ${JSON.stringify(path.resolve('i18n.json'))};
const lang = globalThis.__PAGE__.lang;
export const useI18n = () => key => texts[key][lang];
export const useLocation = () => ({ pathname: globalThis.__PAGE__.pathname });
export const usePage = () => ({ page: { pageType: 'doc', lang } });
`;

export interface PageFacts {
  lang: Language;
  /** Path of the page that the component stands on. */
  pathname: string;
}

/**
 * Renders a component of the theme alone in an empty page, for inputs that the site itself does not use.
 * @param source body of a module that default-exports a React element; imports are relative to the project
 */
export async function mount(page: Page, source: string, facts: PageFacts) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client';\n${source.replace(
        'export default',
        'const element =',
      )}\ncreateRoot(document.getElementById('root')).render(element);`,
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'runtime',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@rspress\/core\/runtime$/ }, () => ({
            path: 'runtime',
            namespace: 'runtime',
          }));
          onLoad({ filter: /.*/, namespace: 'runtime' }, () => ({
            contents: RUNTIME,
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const text = (extension: string) =>
    outputFiles.find(({ path: file }) => file.endsWith(extension))?.text ?? '';
  await page.route('**/component-test', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${facts.lang}"><title>Component</title><link rel="icon" href="data:,"><div id="root"></div></html>`,
    }),
  );
  await page.goto('/component-test');
  await page.addStyleTag({
    content: `:root { --rp-nav-height: 64px; --rp-nav-padding-x: 20px; } ${text('.css')}`,
  });
  await page.evaluate(value => Object.assign(window, { __PAGE__: value }), facts);
  await page.addScriptTag({ content: text('.js') });
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createElement, type FunctionComponent, isValidElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;

/** File of the output with all icons, at the root of the site: a picture of another host cannot be used in part. */
const FILE = 'package-managers.svg';
const NAMES = ['Bun', 'Deno', 'Npm', 'Pnpm', 'Yarn'];
const ICON_MODULE = /[\\/]PackageManagerTabs[\\/]icons[\\/](\w+)\.js$/;

/**
 * Keeps the icons of package managers out of the text of pages, where each list of commands would repeat them (up to
 * 10 kB gzip on a page) with their ids: they are drawn from one file, which the browser keeps.
 */
export function pluginPackageManagerIcons(): RspressPlugin {
  return { name: 'site-package-manager-icons', builderConfig: { plugins: [iconsFromFile()] } };
}

function iconsFromFile(): RsbuildPlugin {
  return {
    name: 'site-package-manager-icons-from-file',
    apply: 'build',
    setup(api) {
      api.transform({ test: ICON_MODULE }, ({ resourcePath }) => {
        const [, name = ''] = ICON_MODULE.exec(resourcePath) ?? [];
        if (!NAMES.includes(name))
          throw new Error(`plugins/package-manager-icons.ts knows no icon "${name}".`);
        return iconModule(name);
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        compilation.emitAsset(FILE, new sources.RawSource(spriteOf(await defaultIcons())));
      });
    },
  };
}

/** What stands in the place of the default theme's module of an icon. */
function iconModule(name: string): string {
  return `
    import { createElement } from 'react';
    import { withBase } from '@rspress/core/runtime';
    export const ${name} = () =>
      createElement('svg', { width: '1.2em', height: '1.2em', 'aria-hidden': true },
        createElement('use', { href: withBase('/${FILE}#${name}') }));
  `;
}

async function defaultIcons(): Promise<Record<string, Icon>> {
  const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const modules = await Promise.all(
    NAMES.map(name => {
      const file = path.join(core, 'dist/theme/components/PackageManagerTabs/icons', `${name}.js`);
      return import(pathToFileURL(file).href) as Promise<Record<string, Icon>>;
    }),
  );
  return Object.assign({}, ...modules);
}

/** @returns one picture with a symbol for each icon, named as it is */
export function spriteOf(icons: Record<string, Icon>): string {
  const symbols = Object.entries(icons).map(([id, icon]) => {
    const drawn: unknown = icon({});
    if (!isValidElement<SVGProps<SVGSVGElement>>(drawn)) throw new Error(`The icon ${id} draws nothing.`);
    const { viewBox, children } = drawn.props;
    return createElement('symbol', { key: id, id, viewBox }, children);
  });
  return renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols));
}

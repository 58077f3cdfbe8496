import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';
import { createElement, type FunctionComponent, isValidElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { faults } from '../support/faults';
import { expectModules } from '../support/rewritten-modules';

type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;

const FILE = 'plugins/first-load/shared-icons.ts';
/** Output file with all icons, at the root of the site: pages can't use parts of an SVG on another host. */
const SPRITE = 'icons.svg';
/** Modules of the default theme with icons that pages repeat many times, or that are large, by folder. */
const ICONS: Record<string, string[]> = {
  'components/PackageManagerTabs/icons': ['Bun', 'Deno', 'Npm', 'Pnpm', 'Yarn'],
  assets: ['anthropic', 'copy', 'moon', 'openai', 'success', 'sun'],
};
const SOCIAL_ICONS_MODULE = /[\\/]virtual-social-links\.js$/;
const ICON_MODULE = new RegExp(
  `dist[\\\\/]theme[\\\\/](?:${Object.entries(ICONS)
    .map(([folder, names]) => `${folder.replaceAll('/', '[\\\\/]')}[\\\\/](?:${names.join('|')})`)
    .join('|')})\\.js$`,
);

/** A rendered icon: its symbol, and the attributes of the `svg` element around it. */
interface Drawn {
  name: string;
  /** Attributes of the `svg` element, without its `viewBox`. */
  attributes: object;
  symbol: string;
}

/**
 * Keeps icons out of the pages' HTML, where each code block and each list of commands would repeat them, including the
 * ids in some of them. That's up to 10 kB gzip on a page. Pages use the icons of one file, which the browser caches.
 */
export function pluginSharedIcons(): RspressPlugin {
  const social: SocialIcon[] = [];
  const found = faults();
  return {
    name: 'site-shared-icons',
    config(config) {
      const icons = getSocialIcons(config.themeConfig?.socialLinks);
      const shared = Object.entries(icons).map(([name, svg]) => shareSocialIcon(name, svg));
      social.splice(0, social.length, ...shared);
      return config;
    },
    builderConfig: {
      plugins: [iconsFromFile(social), expectModules(FILE, [ICON_MODULE, SOCIAL_ICONS_MODULE], found.keep)],
    },
    afterBuild: found.report,
  };
}

function iconsFromFile(social: readonly SocialIcon[]): RsbuildPlugin {
  return {
    name: 'site-icons-from-file',
    apply: 'build',
    setup(api) {
      const drawn = defaultIcons();
      api.transform({ test: ICON_MODULE }, async ({ resourcePath }) =>
        iconModule(await drawn, path.basename(resourcePath, '.js')),
      );
      // The core's own transform of the module has already run.
      api.transform({ test: SOCIAL_ICONS_MODULE, order: 'post' }, () => socialIconsModule(social));
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        // If an icon can't be drawn, its module reports why.
        const icons = await drawn.catch(() => []);
        compilation.emitAsset(SPRITE, new sources.RawSource(spriteOf([...icons, ...social])));
      });
    },
  };
}

/** Replaces the default theme's module of an icon, which has one export, named or default. */
function iconModule(icons: Drawn[], name: string): string {
  const attributes = JSON.stringify(icons.find(icon => icon.name === name)?.attributes);
  return `
    import { createElement } from 'react';
    import { withBase } from '@rspress/core/runtime';
    const Icon = props =>
      createElement('svg', { ...${attributes}, ...props },
        createElement('use', { href: withBase('/${SPRITE}#${name}') }));
    export { Icon as ${name}, Icon as default };
  `;
}

/**
 * Draws the icons of the installed default theme. Exported for its test.
 * @throws Error if the theme has no such icon
 */
export async function defaultIcons(): Promise<Drawn[]> {
  const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
  const files = Object.entries(ICONS).flatMap(([folder, names]) =>
    names.map(name => path.join(core, 'dist/theme', folder, `${name}.js`)),
  );
  return Promise.all(
    files.map(async file => {
      const icons = Object.values((await import(pathToFileURL(file).href)) as Record<string, Icon>);
      return drawIcon(path.basename(file, '.js'), icons[0]);
    }),
  );
}

/** @throws Error if the component doesn't render an element */
export function drawIcon(name: string, icon: Icon | undefined): Drawn {
  const element: unknown = icon?.({});
  if (!isValidElement<SVGProps<SVGSVGElement>>(element)) {
    throw new Error(
      `Each icon of the default theme should be a component that returns an svg element, but ${name} isn't: adapt \`ICONS\` and \`drawIcon\` in ${FILE}.`,
    );
  }
  const { viewBox, children, xmlns: _, ...attributes } = element.props;
  const { fill } = attributes;
  const symbol = createElement('symbol', { id: name, viewBox, fill }, children);
  return { name, attributes, symbol: renderToStaticMarkup(symbol) };
}

/** An icon of a link to another service, which the core provides as a string of SVG. */
interface SocialIcon {
  name: string;
  /** The start tag of the `svg` element. */
  start: string;
  symbol: string;
}

const socialId = (name: string) => `social-${name}`;

/**
 * @param name as in `socialLinks`
 * @param svg the icon as the core renders it
 * @throws Error if that isn't an SVG element with content
 */
export function shareSocialIcon(name: string, svg: string): SocialIcon {
  const [, start, viewBox, picture] = /^(<svg [^>]*viewBox="([^"]*)"[^>]*>)(.+)<\/svg>$/s.exec(svg) ?? [];
  if (!start || !picture) {
    throw new Error(
      `The core's \`getSocialIcons\` should return the SVG of each icon, but ${name} has none: adapt \`shareSocialIcon\` in ${FILE}.`,
    );
  }
  const symbol = `<symbol id="${socialId(name)}" viewBox="${viewBox}">${picture}</symbol>`;
  return { name, start, symbol };
}

/** Replaces the core's module with the icons of `socialLinks`. */
function socialIconsModule(icons: readonly SocialIcon[]): string {
  const entries = icons.map(
    ({ name, start }) =>
      `${JSON.stringify(name)}: draw(${JSON.stringify(start)}, ${JSON.stringify(socialId(name))})`,
  );
  return `
    import { withBase } from '@rspress/core/runtime';
    const draw = (start, id) => start + '<use href="' + withBase('/${SPRITE}#' + id) + '"></use></svg>';
    export default { ${entries.join(', ')} };
  `;
}

/** @returns one SVG with a symbol for each icon, which has the icon's name as its id */
export function spriteOf(icons: Pick<Drawn, 'symbol'>[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(({ symbol }) => symbol).join('')}</svg>`;
}

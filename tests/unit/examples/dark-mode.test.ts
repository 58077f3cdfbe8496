import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { useMediaQuery } from '@rspress/core/dist/theme/logic/useMediaQuery.js';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';

const CONFIG = readFileSync('examples/dark-mode/rspress.config.ts', 'utf8');
const STYLES = readFileSync('examples/dark-mode/styles/modes.css', 'utf8');

function Probe() {
  return String(useMediaQuery('(prefers-color-scheme: dark)'));
}

/** Runs the script in a page's head, and returns the classes and the color scheme that it sets on `<html>`. */
function htmlAfter(page: string, { system, stored }: { system: 'light' | 'dark'; stored?: string }) {
  const [, script = ''] = /<head>.*?<script>(.*?)<\/script>/s.exec(page) ?? [];
  const classes = new Set<string>();
  const style = { colorScheme: '' };
  const classList = { toggle: (name: string, isOn: boolean) => isOn && classes.add(name) };
  vm.runInNewContext(script, {
    localStorage: { getItem: () => stored ?? null },
    window: { matchMedia: () => ({ matches: system === 'dark' }) },
    document: { documentElement: { classList, style } },
  });
  return [...classes, style.colorScheme].join(' ');
}

describe('the example of dark mode', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('dark-mode');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('sets classes and color-scheme before the page appears, by system setting or stored choice', () => {
    const page = site.read('guide/tide.html');
    expect(htmlAfter(page, { system: 'light' })).toBe('light');
    expect(htmlAfter(page, { system: 'dark' })).toBe('dark rp-dark dark');
    expect(htmlAfter(page, { system: 'dark', stored: 'light' })).toBe('light');
    expect(htmlAfter(page, { system: 'light', stored: 'dark' })).toBe('dark rp-dark dark');
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<body>'));
  });

  it('has colors for both modes in the CSS, and the component in the HTML', () => {
    const css = site.read('static/css/styles.*.css');
    expect(css).toContain(':root{--boat-water:#d7ecff;--boat-water-text:#0b3d66}');
    expect(css).toContain('html.rp-dark{--boat-water:#12324d;--boat-water-text:#cfe6ff}');
    expect(css).toContain('html:not(.rp-dark) .dark-only,html.rp-dark .light-only{display:none}');
    expect(css).toContain('html.rp-dark .on-paper{background:#fff;padding:16px}');
    expect(docContent(site.read('guide/tide.html'))).toContain('<p class="tide">');
  });

  it('has both logos in the HTML, and hides one with CSS', () => {
    const logos = tagsOf(site.read('guide/tide.html'), 'img').filter(tag => tag.includes('logo-image'));
    expect(logos.map(tag => attribute(tag, 'src'))).toEqual(['/logo-light.svg', '/logo-dark.svg']);
    expect(site.read('static/css/styles.*.css')).toContain('.rp-nav__title__logo-image--dark{display:none}');
  });

  it('draws an inline SVG with the text color', () => {
    const boat = docContent(site.read('guide/boat.html'));
    expect(tagsOf(boat, 'path').map(tag => attribute(tag, 'stroke'))).toEqual([
      'currentColor',
      'var(--rp-c-brand)',
    ]);
    expect(attribute(tagsOf(boat, 'svg')[0], 'aria-label')).toBe('A boat with a sail');
    expect(attribute(tagsOf(boat, 'img')[0], 'class')).toContain('on-paper');
  });

  it("leaves the iframe out of the HTML, which doesn't know the mode", () => {
    expect(docContent(site.read('guide/harbor.html'))).not.toContain('<iframe');
  });
});

describe('a site with the dark mode option force-dark', () => {
  it('has no switch and no class in the HTML, and its script ignores the system and the choice', async () => {
    const site = await buildExample('dark-mode', {
      files: {
        'rspress.config.ts': CONFIG.replace('logo: {', "themeConfig: { darkMode: 'force-dark' },\n  logo: {"),
        'styles/modes.css': `${STYLES}\n.one { background: light-dark(#fff, #222) }\n`,
      },
    });
    expect(site.exitCode, site.log).toBe(0);
    const page = site.read('guide/tide.html');
    expect(page).not.toContain('rp-switch-appearance');
    expect(tagsOf(page, 'html')).toEqual(['<html lang="en">']);
    expect(htmlAfter(page, { system: 'light', stored: 'light' })).toBe('dark rp-dark dark');

    // `light-dark()` is rewritten with variables that nothing sets in light mode, so both values remain there.
    const css = site.read('static/css/styles.*.css');
    expect(css).toContain('.one{background:var(--lightningcss-light,#fff) var(--lightningcss-dark,#222)}');
    expect(css).toContain('html.dark{--lightningcss-light: ;--lightningcss-dark:initial;');
    expect(css).not.toContain('--lightningcss-light:initial');
  });
});

describe('useMediaQuery in the first render of the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it("knows the system setting, which the HTML doesn't", () => {
    expect(renderToString(createElement(Probe))).toBe('false');
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    expect(renderToString(createElement(Probe))).toBe('true');
  });
});

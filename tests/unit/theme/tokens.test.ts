import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Color, contrast, over, parseColor } from '../support/colors';

const BASE = 'node_modules/@rspress/core/dist/theme/styles/vars';
const SOURCES = [
  `${BASE}/base-vars.css`,
  `${BASE}/brand-vars.css`,
  `${BASE}/shiki-vars.css`,
  'theme/tokens.css',
];

type Theme = 'light' | 'dark';

/** Returns the values of a theme's custom properties. Later files override earlier ones. */
function variables(theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of SOURCES) {
    for (const [, selector = '', body = ''] of readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const dark = /\.rp-dark\b/.test(selector) && !/:not\(\.rp-dark\)/.test(selector);
      const light = /:not\(\.rp-dark\)/.test(selector);
      if ((theme === 'light' && dark) || (theme === 'dark' && light)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        found.set(name, value.trim());
    }
  }
  return found;
}

function color(name: string, theme: Theme): Color {
  let value = variables(theme).get(name);
  while (value?.startsWith('var(')) value = variables(theme).get(value.slice(4, -1));
  return parseColor(value ?? '');
}

const TEXTS = ['brand', 'brand-dark', 'link', 'text-1', 'text-2', 'text-3'].map(name => `--rp-c-${name}`);
const TOKENS = [
  'constant',
  'string',
  'comment',
  'keyword',
  'parameter',
  'function',
  'string-expression',
  'punctuation',
  'link',
  'deleted',
  'inserted',
].map(name => `--shiki-token-${name}`);

describe.each(['light', 'dark'] as const)('colors of the %s theme', theme => {
  const background = color('--rp-c-bg', theme);

  it.each(TEXTS)('%s has enough contrast with both page backgrounds', name => {
    for (const ground of [background, color('--rp-c-bg-soft', theme)]) {
      expect(contrast(color(name, theme), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('links have enough contrast on the brand tint', () => {
    const ground = over(color('--rp-c-brand-tint', theme), background);
    expect(contrast(color('--rp-c-link', theme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the announcement has enough contrast', () => {
    expect(contrast(color('--docs-bar-text', theme), color('--docs-bar-bg', theme))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(TOKENS)('%s has enough contrast with the background of code', name => {
    const ground = color('--rp-code-block-bg', theme);
    expect(color('--rp-code-title-bg', theme)).toEqual(ground);
    expect(contrast(color(name, theme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--rp-c-text-1', '--rp-c-link'])('%s has enough contrast in inline code', name => {
    const ground = color('--rp-c-text-code-bg', theme);
    expect(contrast(color(name, theme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring has enough contrast', () => {
    for (const ground of [background, color('--rp-c-bg-soft', theme)]) {
      expect(contrast(color('--docs-focus', theme), ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('the contrast calculation is correct for known color pairs', () => {
  expect(contrast([255, 255, 255, 1], [0, 0, 0, 1])).toBe(21);
  expect(contrast([119, 119, 119, 1], [255, 255, 255, 1])).toBeCloseTo(4.48, 2);
});

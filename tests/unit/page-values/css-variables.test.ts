import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { CORE, installed } from '../../../plugins/content/api-facts/installed';
import { variableFacts } from '../../../plugins/content/api-facts/variables';
import { LANGUAGES } from '../../../site/languages';
import { type Color, contrast, over, parseColor } from '../support/colors';
import { expectLine } from './onPage';

type Theme = 'light' | 'dark';

const REFERENCE = 'api/client-api/css-variables';
const WHITE = '#fff';
const PAGE = '--rp-c-bg';

const core = installed(CORE);
const variables = new Map(variableFacts(core).map(fact => [fact.name, fact]));
const files = globSync('dist/theme/**/*.css', { cwd: core.folder });
const styles = files.map(file => readFileSync(path.join(core.folder, file), 'utf8')).join('\n');

/** Returns the default of a variable. References to other variables are followed. */
function defaultOf(name: string, theme: Theme = 'light'): string {
  const fact = variables.get(name);
  const value = (theme === 'dark' ? fact?.dark : undefined) ?? fact?.type ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? defaultOf(other, theme) : value;
}

/** @param color a color, or the name of a variable */
function colorOf(color: string, theme: Theme): Color {
  return parseColor(color.startsWith('#') ? color : defaultOf(color, theme));
}

function contrastOn(text: string, ground: string, theme: Theme): number {
  return contrast(colorOf(text, theme), over(colorOf(ground, theme), colorOf(PAGE, theme)));
}

it.each([
  '--rp-c-brand',
  '--rp-c-brand-dark',
  '--rp-c-brand-light',
  '--rp-c-brand-tint',
  '--rp-home-hero-secondary-color',
])('the guide to themes names the default of %s', name => {
  expectLine('guide/advanced/custom-theme', `| \`${name}\``, `\`${defaultOf(name)}\` |`);
});

it.each<[text: string, ground: string, Theme, mark: string]>([
  ['--rp-c-brand', WHITE, 'light', '`--rp-c-brand`'],
  ['--rp-c-brand-dark', WHITE, 'light', '`--rp-c-brand-dark`'],
  ['--rp-c-text-3', WHITE, 'light', '`--rp-c-text-3`'],
  ['--rp-c-text-3', PAGE, 'dark', '`--rp-c-text-3`'],
  ['--rp-c-link', '--rp-c-brand-tint', 'light', '`--rp-c-link`'],
  ['--rp-container-info-text', '--rp-container-info-bg', 'light', '`info`'],
  ['--rp-container-tip-text', '--rp-container-tip-bg', 'light', '`tip`'],
  ['--rp-container-warning-text', '--rp-container-warning-bg', 'light', '`warning`'],
  ['--shiki-token-comment', '--rp-code-block-bg', 'light', '`#6b6f76`'],
  ['--shiki-token-parameter', '--rp-code-block-bg', 'light', '`#9a5b00`'],
  ['--shiki-token-comment', '--rp-code-block-bg', 'dark', '`#8b949e`'],
  [WHITE, '--rp-c-brand-dark', 'light', '`html .rp-home-hero__title-brand`'],
  [WHITE, '--rp-home-hero-secondary-color', 'light', '`html .rp-home-hero__title-brand`'],
])('the reference tells the contrast of %s on %s (%s)', (text, ground, theme, mark) => {
  expectLine(REFERENCE, mark, contrastOn(text, ground, theme).toFixed(1));
});

it.each<[color: string, ground: string, Theme]>([
  ['#5f5f5f', WHITE, 'light'],
  ['#a3a3a3', PAGE, 'dark'],
  ['#0058c4', '--rp-container-info-bg', 'light'],
  ['#00623f', '--rp-container-tip-bg', 'light'],
  ['#6e5a1f', '--rp-container-warning-bg', 'light'],
  ['#6b6f76', '--rp-code-block-bg', 'light'],
  ['#9a5b00', '--rp-code-block-bg', 'light'],
  ['#8b949e', '--rp-code-block-bg', 'dark'],
])('%s has enough contrast on %s (%s), as the reference promises', (color, ground, theme) => {
  expectLine(REFERENCE, `\`${color}\``);
  expect(contrastOn(color, ground, theme)).toBeGreaterThanOrEqual(4.5);
});

it('the background of the home page ends in the colors that the reference names', () => {
  const last = (['light', 'dark'] as const).map(theme =>
    defaultOf('--rp-home-background-bg', theme).split(', ').at(-1),
  );
  expect(last.map(color => color?.[0])).toEqual(['#', '#']);
  expectLine(REFERENCE, '#home', ...last.map(color => `\`${color}\``));
});

it.each(LANGUAGES)('layers are listed from the highest to the lowest (%s)', lang => {
  const source = readFileSync(`docs/${lang}/${REFERENCE}.mdx`, 'utf8');
  const listed = [...source.matchAll(/^\| `(--rp-z-index-[\w-]+)` /gm)].map(([, name = '']) => name);
  const known = [...variables.keys()].filter(name => name.startsWith('--rp-z-index-'));
  expect(listed).toEqual(known.sort((a, b) => Number(defaultOf(b)) - Number(defaultOf(a))));
});

it.each([
  ['--rp-nav-menu-item-gap', ['24px']],
  ['--rp-sidebar-menu-height', ['0px']],
  ['--rp-content-padding-x', ['36px', '24px']],
])('the reference names the other values of %s', (name, others) => {
  const set = [...styles.matchAll(new RegExp(`${name}:\\s*([^;}]+)`, 'g'))].map(([, value = '']) =>
    value.trim(),
  );
  expect(new Set(set)).toEqual(new Set([defaultOf(name), ...others]));
  expectLine(REFERENCE, `| \`${name}\``, ...others.map(value => value.replace('px', ' px')));
});

it.each(['--rp-shadow-3', '--rp-shadow-4', '--rp-shadow-5', '--rp-container-note-link'])(
  'the styles of the theme never use %s',
  name => {
    expect(variables.has(name)).toBe(true);
    expect(styles).not.toContain(`var(${name})`);
  },
);

it('--shiki-token-changed is not set', () => {
  expect(styles).not.toMatch(/--shiki-token-changed\s*:/);
});

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { codeVariables, type TextMateTheme } from '../../../components/ThemeEditor/codeTheme';
import { contrastOf, groundOf } from '../../../components/ThemeEditor/contrast';
import { cssOf, isUsable, NO_EDITS, withEdit } from '../../../components/ThemeEditor/edits';
import { groupVariables } from '../../../components/ThemeEditor/groups';

const require = createRequire(import.meta.url);

describe('edits', () => {
  it('become CSS rules for both modes, and for each mode', () => {
    const radius = withEdit(NO_EDITS, 'both', '--rp-radius', '2px');
    const all = withEdit(withEdit(radius, 'light', '--rp-c-brand', 'red'), 'dark', '--rp-c-brand', 'pink');
    expect(cssOf(all)).toBe(
      [
        'html:root {\n  --rp-radius: 2px;\n}\n',
        'html:root:not(.rp-dark) {\n  --rp-c-brand: red;\n}\n',
        'html:root.rp-dark {\n  --rp-c-brand: pink;\n}\n',
      ].join('\n'),
    );
  });

  it('are removed by an empty value', () => {
    const edited = withEdit(NO_EDITS, 'light', '--rp-c-brand', 'red');
    expect(cssOf(withEdit(edited, 'light', '--rp-c-brand', ''))).toBe('');
  });

  it.each([
    'red; } html { display: none',
    'url(https://example.com/)',
    'image-set("a.png" 1x)',
    '</style>',
    '\\75 rl(a)',
  ])("can't be %s", value => {
    expect(isUsable(value, false)).toBe(false);
  });
});

describe('contrast', () => {
  it('is calculated as in WCAG', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBe(21);
    expect(contrastOf([255, 255, 255], [118, 118, 118]).toFixed(2)).toBe('4.54');
  });

  it.each([
    ['--rp-c-text-2', '--rp-c-bg'],
    ['--shiki-token-comment', '--rp-code-block-bg'],
    ['--rp-container-tip-text', '--rp-container-tip-bg'],
    ['--rp-c-text-code', '--rp-c-text-code-bg'],
    ['--rp-c-divider', undefined],
    ['--rp-radius', undefined],
  ])('of %s is measured on %s', (name, ground) => {
    expect(groundOf(name)).toBe(ground);
  });
});

describe('a Shiki theme', () => {
  it('is converted to the variables for code colors', async () => {
    const { default: theme } = (await import(require.resolve('@shikijs/themes/dracula'))) as {
      default: TextMateTheme;
    };
    expect(codeVariables(theme)).toMatchObject({
      '--shiki-foreground': '#F8F8F2',
      '--rp-code-block-bg': '#282A36',
      '--shiki-token-comment': '#6272A4',
      '--shiki-token-keyword': '#FF79C6',
      '--shiki-token-string': '#F1FA8C',
    });
  });

  it('can omit scopes, which get the text color', () => {
    const theme = {
      fg: '#111',
      tokenColors: [{ scope: 'comment, string', settings: { foreground: '#999' } }],
    };
    const variables = codeVariables(theme);
    expect(variables['--shiki-token-string']).toBe('#999');
    expect(variables['--shiki-token-keyword']).toBe('#111');
  });
});

it('each variable is in the right group', () => {
  const names = [
    '--rp-c-brand',
    '--rp-radius',
    '--rp-container-tip-bg',
    '--shiki-token-link',
    '--rp-z-index-nav',
  ];
  const groups = groupVariables(names.map(name => ({ name, isPerMode: true, isColor: true })));
  expect(groups.map(([group, own]) => [group, own.map(({ name }) => name)])).toEqual([
    ['colors', ['--rp-c-brand']],
    ['shapes', ['--rp-radius']],
    ['containers', ['--rp-container-tip-bg']],
    ['code', ['--shiki-token-link']],
    ['other', ['--rp-z-index-nav']],
  ]);
});

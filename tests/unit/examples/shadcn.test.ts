import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf } from './html';

const FOLDER = 'examples/shadcn';
const json = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));

describe('the example with a component of shadcn/ui', () => {
  let site: ExampleBuild;
  let css: string;
  let buttons: string[][];
  beforeAll(async () => {
    site = await buildExample('shadcn');
    css = site.read('static/css/styles.*.css');
    buttons = tagsOf(docContent(site.read('index.html')), 'button').map(tag =>
      (attribute(tag, 'class') ?? '').split(' '),
    );
  });

  it('builds, with the paths from tsconfig.json as aliases', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(readFileSync(`${FOLDER}/rspress.config.ts`, 'utf8')).not.toContain('alias');
    expect(readFileSync(`${FOLDER}/docs/index.mdx`, 'utf8')).toContain("from '@/components/ui/button'");
  });

  it('merges the classes of a variant with those of a page', () => {
    expect(buttons).toHaveLength(2);
    expect(buttons[0]).toEqual(expect.arrayContaining(['bg-primary', 'h-9', 'px-4']));
    expect(buttons[1]).toEqual(expect.arrayContaining(['border', 'h-8', 'px-6']));
    expect(buttons[1]).not.toContain('px-3');
  });

  it('has the colors of the theme', () => {
    expect(css).toContain('.bg-primary{background-color:var(--primary)}');
    expect(css).toContain('--primary:var(--rp-c-brand-darker)');
    expect(css).toContain('--background:var(--rp-c-bg)');
    expect(css).toContain('[data-slot]{border-color:var(--border)}');
    const vars = readFileSync('node_modules/@rspress/core/dist/theme/styles/vars/base-vars.css', 'utf8');
    expect(vars.match(/--rp-c-bg: #\w+/g)).toEqual(['--rp-c-bg: #fff', '--rp-c-bg: #121212']);
  });

  it("toggles shadcn/ui's dark mode class together with the class of Rspress", () => {
    const script = site.read('index.html');
    for (const name of ['dark', 'rp-dark']) expect(script).toContain(`classList.toggle('${name}', isDark)`);
  });

  it("puts the layers of Tailwind CSS after the theme's reset", () => {
    const names = [...css.matchAll(/@layer ([\w-]+)/g)].map(match => match[1]);
    expect([...new Set(names)]).toEqual([
      'rp-base',
      'properties',
      'theme',
      'base',
      'components',
      'utilities',
    ]);
  });

  it('has paths to existing files in components.json', () => {
    const { aliases, tailwind } = json('components.json');
    const [alias, [target]] = Object.entries<string[]>(json('tsconfig.json').compilerOptions.paths)[0] ?? [
      '',
      [],
    ];
    expect([alias, target]).toEqual(['@/*', './*']);
    const fileOf = (name: string) => path.join(FOLDER, aliases[name].replace('@/', ''));
    expect(existsSync(`${fileOf('utils')}.ts`)).toBe(true);
    expect(existsSync(`${fileOf('ui')}/button.tsx`)).toBe(true);
    expect(existsSync(path.join(FOLDER, tailwind.css))).toBe(true);
  });
});

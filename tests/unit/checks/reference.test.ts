import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { NO_EFFECT } from '../../../checks/no-effect';
import { OMISSIONS } from '../../../checks/reference-omissions';
import { createReferenceRule } from '../../../checks/rules/reference';
import type { Fact, FactKind } from '../../../plugins/content/api-facts/fact';

const CORE = '@rspress/core';
const fact = (kind: FactKind, name: string, more: Partial<Fact> = {}): Fact => ({
  kind,
  name,
  package: CORE,
  type: 'string',
  ...more,
});
/** Names on the rule's lists. They must exist, because the rule also reports those that don't. */
const LISTED = [...OMISSIONS, ...NO_EFFECT].map(({ kind, name }) => fact(kind, name));

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** Returns findings as `file:line problem`. Leaves out names without an effect, which the fixtures don't explain. */
const check = async (facts: Fact[]) => {
  const found = await createReferenceRule(() => [...facts, ...LISTED]).check(readCorpus(root));
  return found
    .filter(
      ({ problem }) => !NO_EFFECT.some(({ name }) => problem.startsWith(`Nothing explains \`${name}\``)),
    )
    .map(({ file, line, problem }) => `${file}:${line} ${problem}`);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'reference-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a name that the packages declare', () => {
  const BASIC = 'docs/en/api/config/config-basic.mdx';
  const facts = [fact('option', 'title'), fact('option', 'route.cleanUrls'), fact('option', 'logo.dark')];

  it.each([
    ['a heading in code', '## `title` {#title}\n## `route.cleanUrls` {#clean}\n## `logo.dark` {#dark}\n'],
    ['a plain heading', '## title\n## route.cleanUrls\n## logo.dark\n'],
    [
      'a tag',
      '<Fact option="title" />\n\n<Fact option="route.cleanUrls" />\n\n<Fact option="logo.dark" />\n',
    ],
  ])('is explained by %s', async (_, text) => {
    write(BASIC, text);
    expect(await check(facts)).toEqual([]);
  });

  it('is reported on its page if nothing explains it', async () => {
    write(BASIC, '# Basic\n\n## `title` {#title}\n\n`route.cleanUrls` is only mentioned.\n');
    expect(await check(facts)).toEqual([
      `${BASIC}:1 Nothing explains \`route.cleanUrls\`; the page should describe the options.`,
      `${BASIC}:1 Nothing explains \`logo.dark\`; the page should describe the options.`,
    ]);
  });

  it("may be explained by a table row if it's a field, below the heading of its parent", async () => {
    write(BASIC, '## `title`\n\n## `route.cleanUrls`\n\n## `logo`\n\n| Field |\n|---|\n| `dark` |\n');
    expect(await check([...facts, fact('option', 'logo')])).toEqual([]);
  });

  it("isn't explained by a table row if it's a top-level option", async () => {
    write(BASIC, '| Option |\n|---|\n| `title` |\n');
    expect(await check([fact('option', 'title')])).toEqual([
      `${BASIC}:1 Nothing explains \`title\`; the page should describe the options.`,
    ]);
  });

  it("must be explained in each language, unless the page doesn't exist yet", async () => {
    write('docs/zh/api/config/config-basic.mdx', '# 基础\n');
    expect(await check([fact('option', 'title')])).toEqual([
      'docs/zh/api/config/config-basic.mdx:1 Nothing explains `title`; the page should describe the options.',
    ]);
    const rule = createReferenceRule(() => LISTED);
    expect(rule.summary?.(readCorpus(root))).toMatch(
      /^Not written yet, .*\/api\/config\/config-basic.*\/api\/commands/,
    );
  });

  it('may be left out with a reason, on the list of omissions', async () => {
    write('docs/en/api/config/config-theme.mdx', '| `text` |\n|---|\n');
    expect(await check([fact('sidebar', 'text')])).toEqual([]);
    expect(OMISSIONS.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });
});

describe('an unexplained name', () => {
  it('is reported on the page for its kind: commands, hooks, CSS variables, or plugin options', async () => {
    write('docs/en/api/commands.mdx', '## `rspress build [root]`\n\n| Flag |\n|---|\n| `--base <base>` |\n');
    write('docs/en/api/client-api/api-components.mdx', '## `Badge`\n\n<Fact props="Badge" />\n');
    write('docs/en/plugin/system/plugin-api.mdx', '## `config`\n');
    write('docs/en/api/client-api/css-variables.mdx', '# CSS variables\n');
    write('docs/en/guide/advanced/custom-theme.mdx', '<Fact variables="--rp-c-" />\n');
    write('docs/en/plugin/official-plugins/sitemap.mdx', '# Sitemap\n');
    const facts = [
      fact('command', 'build'),
      fact('flag', 'build --base'),
      fact('flag', '--config'),
      fact('export', 'Badge', { from: 'theme' }),
      fact('prop', 'Badge.type', { from: 'theme' }),
      fact('hook', 'config'),
      fact('hook', 'addPages'),
      fact('variable', '--rp-c-bg'),
      fact('variable', '--rp-radius'),
      fact('option', 'siteUrl', { package: '@rspress/plugin-sitemap' }),
    ];
    expect(await check(facts)).toEqual([
      'docs/en/plugin/system/plugin-api.mdx:1 Nothing explains `addPages`; the page should describe the members of a plugin.',
      'docs/en/api/commands.mdx:1 Nothing explains `--config`; the page should describe the commands and flags.',
      'docs/en/api/client-api/css-variables.mdx:1 Nothing explains `--rp-radius`; the page should describe the CSS variables.',
      'docs/en/plugin/official-plugins/sitemap.mdx:1 Nothing explains `siteUrl`; the page should describe the options of @rspress/plugin-sitemap.',
    ]);
  });
});

describe("a name that doesn't exist", () => {
  it('is reported in a <Fact> tag, even on a guide page', async () => {
    write('docs/en/guide/start/introduction.mdx', 'Text.\n\n<Fact option="tilte" />\n');
    expect(await check([fact('option', 'title')])).toEqual([
      expect.stringMatching(
        /introduction\.mdx:3 @rspress\/core has no option "tilte"; the nearest are "title"/,
      ),
    ]);
  });

  it("isn't reported if it's an entry type of _meta.json", async () => {
    write('docs/en/api/config/config-theme.mdx', '#### `dir`\n\n| Field |\n|---|\n| `label` |\n');
    expect(await check([fact('meta', 'dir.label')])).toEqual([]);
  });

  it('is reported in a heading of a reference page, but not of a guide', async () => {
    write('docs/en/api/client-api/api-runtime.mdx', '## `useSight`\n\n## Words\n\n## `useHead`\n');
    write('docs/en/guide/basic/auto-nav-sidebar.mdx', '## `_meta.json`\n');
    expect(await check([fact('export', 'useSite', { from: 'core' })])).toEqual([
      expect.stringMatching(/api-runtime\.mdx:1 None of the packages declares `useSight`; .* `useSite`/),
    ]);
  });
});

describe('an option without an effect', () => {
  it('needs a note about it in its own section', async () => {
    write(
      'docs/en/api/config/config-frontmatter.mdx',
      '## `lineNumbers`\n\nIt is read by nothing.\n\n## Others\n\nThis has no effect.\n',
    );
    write('docs/zh/api/config/config-frontmatter.mdx', '## `lineNumbers`\n\n在 2.0.22 中没有作用。\n');
    expect(await check([])).toEqual([
      expect.stringMatching(
        /^docs\/en\/api\/config\/config-frontmatter\.mdx:1 `lineNumbers` is declared, but nothing/,
      ),
    ]);
  });
});

it('lists that contain names the packages no longer have are reported', async () => {
  const found = await createReferenceRule(() => []).check(readCorpus(root));
  expect(found.map(({ file }) => file)).toContain('checks/no-effect.ts');
  expect(found.map(({ file }) => file)).toContain('checks/reference-omissions.ts');
});

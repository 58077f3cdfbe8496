import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { referenceIndex } from '../../../checks/reference-index';
import type { Fact } from '../../../plugins/content/api-facts/fact';
import { CORE, installed } from '../../../plugins/content/api-facts/installed';
import { apiReference, writeApiReference } from '../../../plugins/output/api-reference-json';
import { corpusOf } from '../checks/corpus-of';

const fact = (part: Partial<Fact> & Pick<Fact, 'kind' | 'name'>): Fact => ({
  package: CORE,
  type: 'string',
  ...part,
});
const FACTS = [
  fact({ kind: 'variable', name: '--rp-radius', type: '1rem' }),
  fact({ kind: 'option', name: 'title', optional: true, description: 'In the words of the package.' }),
  fact({ kind: 'option', name: 'route.cleanUrls', type: 'boolean', optional: true, default: 'false' }),
  fact({ kind: 'option', name: 'logo', type: 'string | Logo', deprecated: '' }),
  fact({ kind: 'option', name: 'logo.dark' }),
  fact({ kind: 'export', name: 'Badge', from: 'theme', type: 'Badge(): Element' }),
  fact({
    kind: 'prop',
    name: 'Badge.text',
    from: 'theme',
    since: { release: '2.0.0' },
    changedIn: ['2.0.4'],
  }),
  fact({ kind: 'option', name: 'base' }),
];
const PAGES = {
  'docs/en/api/config/config-basic.mdx': `# Basic

## Names {#names}

### \`title\` {#title}

<Fact option="title" />

Default: none.

Names the [site](/a) in **every** page's \`<title>\`. And more.

### \`logo\` {#logo}

Shows a picture, e.g. \`a. b.svg\`, in the navbar.

| Field | Type | Meaning |
| --- | --- | --- |
| \`dark\` | \`string\` | The picture in dark mode. It may be missing. |

## \`route.cleanUrls\` {#route-clean-urls}

Leaves out the extension of every link

### \`base\` {#base}

Explained in one language only.
`,
  'docs/zh/api/config/config-basic.mdx': `# 基础

## 名称 {#names}

### \`title\` {#title}

<Fact option="title" />

默认值：无。

站点在每个页面 \`<title>\` 中的名称。还有别的。

### \`logo\` {#logo}

在导航栏中显示一张图片。

| 字段 | 类型 | 含义 |
| --- | --- | --- |
| \`dark\` | \`string\` | 深色模式下的图片；可以省略。 |

## \`route.cleanUrls\` {#route-clean-urls}

去掉所有链接的扩展名。
`,
  'docs/en/api/client-api/api-components.mdx':
    '## `Badge` {#badge}\n\n<Fact props="Badge" />\n\nA word in a box.\n',
  'docs/zh/api/client-api/api-components.mdx':
    '## `Badge` {#badge}\n\n<Fact props="Badge" />\n\n方框中的词。\n',
  // There's no page of the variables' first owner, so the second one explains them.
  'docs/en/guide/advanced/custom-theme.mdx': '## Sizes {#sizes}\n\n| Name |\n| --- |\n| `--rp-radius` |\n',
  'docs/zh/guide/advanced/custom-theme.mdx': '## 尺寸 {#sizes}\n\n| 名称 |\n| --- |\n| `--rp-radius` |\n',
};
const BASIC = { kind: 'option', package: CORE, page: '/api/config/config-basic' };

it('gives the page, anchor, and description of names in both languages', () => {
  expect(referenceIndex(corpusOf(PAGES), FACTS)).toEqual([
    {
      kind: 'export',
      name: 'Badge',
      package: CORE,
      from: 'theme',
      type: 'Badge(): Element',
      page: '/api/client-api/api-components',
      anchor: 'badge',
      description: { en: 'A word in a box.', zh: '方框中的词。' },
    },
    {
      ...BASIC,
      name: 'logo',
      type: 'string | Logo',
      deprecated: '',
      anchor: 'logo',
      description: { en: 'Shows a picture, e.g. a. b.svg, in the navbar.', zh: '在导航栏中显示一张图片。' },
    },
    {
      ...BASIC,
      name: 'logo.dark',
      type: 'string',
      anchor: 'logo',
      description: { en: 'The picture in dark mode.', zh: '深色模式下的图片；可以省略。' },
    },
    {
      ...BASIC,
      name: 'route.cleanUrls',
      type: 'boolean',
      optional: true,
      default: 'false',
      anchor: 'route-clean-urls',
      description: { en: 'Leaves out the extension of every link', zh: '去掉所有链接的扩展名。' },
    },
    {
      ...BASIC,
      name: 'title',
      type: 'string',
      optional: true,
      anchor: 'title',
      description: {
        en: "Names the site in every page's <title>.",
        zh: '站点在每个页面 <title> 中的名称。',
      },
    },
    // No description: a table that a tag prints describes no name in words, and neither does a row with only code.
    {
      kind: 'prop',
      name: 'Badge.text',
      package: CORE,
      from: 'theme',
      type: 'string',
      since: { release: '2.0.0' },
      changedIn: ['2.0.4'],
      page: '/api/client-api/api-components',
      anchor: 'badge',
    },
    {
      kind: 'variable',
      name: '--rp-radius',
      package: CORE,
      type: '1rem',
      page: '/guide/advanced/custom-theme',
      anchor: 'sizes',
    },
  ]);
});

it('writes the same bytes regardless of the order of the facts', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { siteOrigin: 'https://docs.example.com', basePath: '/docs/', outDir: folder };
  const corpus = corpusOf(PAGES);
  const written = async (facts: Fact[]) => {
    await writeApiReference(apiReference(referenceIndex(corpus, facts), settings), folder);
    return readFileSync(path.join(folder, 'api-reference.json'), 'utf8');
  };
  const first = await written(FACTS);
  expect(await written([...FACTS].reverse())).toBe(first);
  const { entries, ...head } = JSON.parse(first);
  expect(entries).toHaveLength(7);
  expect(head).toEqual({
    format: 2,
    rspress: installed(CORE).version,
    generatedFrom: expect.objectContaining({ [CORE]: installed(CORE).version }),
    siteOrigin: 'https://docs.example.com',
    base: '/docs/',
    prefixes: { en: '', zh: 'zh/' },
  });
});

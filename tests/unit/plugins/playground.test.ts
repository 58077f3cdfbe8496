import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { FRAME_POLICY, FRAME_POLICY_HEADER, pluginPlayground } from '../../../plugins/content/playground';
import { readFence } from '../../../plugins/content/playground/fences/readFence';
import { remarkPlayground } from '../../../plugins/content/playground/fences/remarkPlayground';
import { modulesSource } from '../../../plugins/content/playground/frame/buildFrame';
import { type PlaygroundOptions, readOptions } from '../../../plugins/content/playground/options';
import { adoptStyles } from '../../../plugins/content/playground/workbench/adoptedStyles';

it('fills in the defaults of all options', () => {
  expect(readOptions({})).toEqual({
    defaultDirection: 'horizontal',
    editorPosition: 'left',
    defaultRenderMode: 'pure',
    include: {},
  });
});

it('reports an unknown option and invalid values in one error', () => {
  const options = { defaultDirection: 'up', editorPosition: 'top', babelUrl: '' } as unknown;
  expect(() => pluginPlayground(options as PlaygroundOptions)).toThrow(
    /no option babelUrl(.|\n)*defaultDirection is "up", but it takes horizontal or vertical(.|\n)*editorPosition is "top"/,
  );
});

it('sandboxes the frame with a policy that allows no host', () => {
  expect(FRAME_POLICY).toMatch(/^default-src 'none';/);
  expect(FRAME_POLICY).not.toMatch(/'self'|\*|https?:/);
  expect(FRAME_POLICY_HEADER).toContain('; sandbox allow-scripts');
  expect(FRAME_POLICY_HEADER).not.toContain('allow-same-origin');
});

it('bundles React and the included modules under their import names', () => {
  const source = modulesSource({ './card': './components/Card.tsx', other: 'fflate' });
  expect(source).toContain('"react-dom/client": { __esModule: true, ...m3 }');
  expect(source).toContain(`import * as m4 from ${JSON.stringify(`${process.cwd()}/components/Card.tsx`)};`);
  expect(source).toContain('"./card": { __esModule: true, ...m4 }');
  expect(source).toContain('import * as m5 from "fflate";');
});

const PURE = readOptions({});
const ALL = readOptions({ defaultRenderMode: 'playground', defaultDirection: 'vertical' });

test.each([
  ['tsx', 'playground', PURE, { language: 'tsx', direction: 'horizontal' }],
  ['jsx', 'title="a b" playground {1,2}', PURE, { language: 'jsx', direction: 'horizontal' }],
  ['tsx', 'playground direction=vertical', PURE, { language: 'tsx', direction: 'vertical' }],
  [
    'tsx',
    'playground direction="vertical" file="<root>/a.tsx"',
    PURE,
    { language: 'tsx', direction: 'vertical' },
  ],
  ['tsx', '', ALL, { language: 'tsx', direction: 'vertical' }],
  ['tsx', undefined, ALL, { language: 'tsx', direction: 'vertical' }],
  ['tsx', 'direction=horizontal', ALL, { language: 'tsx', direction: 'horizontal' }],
  ['tsx', '', PURE, undefined],
  ['tsx', 'playground pure', PURE, undefined],
  ['tsx', 'pure', ALL, undefined],
  ['tsx', 'title="my playground"', PURE, undefined],
  ['ts', 'playground', PURE, undefined],
  [undefined, 'playground', ALL, undefined],
] as const)('reads the settings of a fence `%s %s`', (lang, meta, settings, expected) => {
  expect(readFence(lang, meta, settings)).toEqual(expected);
});

it('rejects an unknown direction', () => {
  expect(() => readFence('tsx', 'playground direction=up', PURE)).toThrow('"up"');
});

/** Returns the children of the page after the plugin has run. */
function transform(markdown: string): Root['children'] {
  const tree = unified().use(remarkParse).parse(markdown);
  const file = new VFile({ path: 'page.mdx' });
  remarkPlayground(readOptions({ include: { './card': './card.tsx' } }))(tree, file);
  return tree.children;
}

it('wraps playgrounds in the component, numbers them, and imports it once', () => {
  const code = '```tsx playground\nexport default () => 1;\n```';
  const [esm, first, plain, list] = transform(
    `${code}\n\n\`\`\`tsx\nlet a = ;\n\`\`\`\n\n- ${code.replaceAll('\n', '\n  ')}`,
  );
  expect(esm).toMatchObject({
    type: 'mdxjsEsm',
    data: { estree: { body: [{ type: 'ImportDeclaration' }] } },
  });
  expect(first).toMatchObject({
    type: 'mdxJsxFlowElement',
    attributes: [
      { name: 'language', value: 'tsx' },
      { name: 'direction', value: 'horizontal' },
      { name: 'index', value: '1' },
      { name: 'editorPosition', value: 'left' },
    ],
    children: [{ type: 'code', value: 'export default () => 1;' }],
  });
  expect(plain).toMatchObject({ type: 'code' });
  expect(JSON.stringify(list)).toContain('{"type":"mdxJsxAttribute","name":"index","value":"2"}');
});

it('adds nothing to a page without playgrounds', () => {
  expect(transform('# A\n\n```tsx\nlet a = 1;\n```')).toHaveLength(2);
});

test.each([
  ['a syntax error', 'let a;\nlet b = ;', /syntax error on its line 2: Unexpected token \(page\.mdx:3\)/],
  [
    "an import that isn't included",
    'import a from "lodash"; a();',
    /imports "lodash".*option include.*\.\/card/,
  ],
])('rejects an example with %s', (_, code, message) => {
  expect(() => transform(`# A\n\n\`\`\`tsx playground\n${code}\n\`\`\``)).toThrow(message);
});

it('accepts type imports from any module, and imports of included modules', () => {
  const code =
    'import type { A } from "a";\nimport Card from "./card";\nexport default () => <Card a={1 as A} />;';
  expect(transform(`\`\`\`tsx playground\n${code}\n\`\`\``)).toHaveLength(2);
});

it('makes the editor adopt its styles, and fails if the code of CodeMirror has changed', () => {
  const code = readFileSync('node_modules/style-mod/src/style-mod.js', 'utf8');
  expect(adoptStyles(code)).toContain('if (root.adoptedStyleSheets && win.CSSStyleSheet)');
  expect(() => adoptStyles('')).toThrow('CodeMirror mounts its styles in another way');
});

import { expect, it } from 'vitest';
import { plainMessage } from '../../../plugins/dev/plainErrors';

it('keeps what our loaders say about a source', () => {
  const message = `  × Module build failed (from ./plugins/content/api-facts/loader.mjs):
  \u001b[31m╰─▶   × \u001b[0mdocs/en/index.mdx:29:10 Unexpected end of file.
        │ docs/en/index.mdx:31:1 count isn't declared.
      
`;
  expect(plainMessage(message, '/work')).toBe(
    "docs/en/index.mdx:29:10 Unexpected end of file.\ndocs/en/index.mdx:31:1 count isn't declared.",
  );
});

it('keeps it without a stack, if it has no column either', () => {
  const message = `  × Module build failed (from ./plugins/content/api-facts/loader.mjs):
  ╰─▶   × Error: docs/en/index.mdx:29 <Fact option=\\"nope\\" /> cannot be printed.
        │     at failed (/work/plugins/content/api-facts/expand.ts:67:34)
`;
  expect(plainMessage(message, '/work')).toBe(
    'docs/en/index.mdx:29 <Fact option="nope" /> cannot be printed.',
  );
});

it('does so for a style sheet, which two loaders fail to read', () => {
  const message = `  × Module build failed (from ../node_modules/@rspack/core/dist/cssExtractLoader.js):
  ├─▶   × Module build failed (from ../node_modules/@rsbuild/core/dist/transformLoader.mjs):
  │   
  ╰─▶   × theme/base.css:2:1 This isn't valid CSS: Unexpected "}".
      
`;
  expect(plainMessage(message, '/work')).toBe('theme/base.css:2:1 This isn\'t valid CSS: Unexpected "}".');
});

it("keeps what the core says about a file of the project, without the core's stack", () => {
  const inner = `× Error: [auto-nav-sidebar] Missing page file: \\"/work/docs/en/nope\\"
  │ Please check /work/docs/en/_meta.json.
  │     at createError (file:///work/node_modules/@rspress/core/dist/node/utils/error.js:6:19)
  │     at async Promise.all (index 0)
  │     ... (truncated)`;
  const text = '[auto-nav-sidebar] Missing page file: "docs/en/nope"\nPlease check docs/en/_meta.json.';
  expect(plainMessage(inner, '/work')).toBe(text);
  expect(plainMessage(`  × Module build failed (from ../loader.mjs):\n  ╰─▶   ${inner}`, '/work')).toBe(text);
});

it('leaves other messages as they are', () => {
  expect(plainMessage("Module not found: Can't resolve './a' in '/work/docs'", '/work')).toBeUndefined();
  expect(
    plainMessage(
      '× Module build failed (from builtin:swc-loader):\n╰─▶ × Expected\n ╭─[/work/a.tsx:1:1]',
      '/work',
    ),
  ).toBeUndefined();
  expect(
    plainMessage('× Module build failed (from ./a.mjs):\n╰─▶ × It failed.\n  at b', '/work'),
  ).toBeUndefined();
});

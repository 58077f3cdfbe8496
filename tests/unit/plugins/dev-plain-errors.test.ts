import { describe, expect, it } from 'vitest';
import { missingExport } from '../../../plugins/dev/missingExport';
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

describe('a name that is imported but not exported', () => {
  const message = (name: string, local: string, from: string, exported: string) =>
    `  × ESModulesLinkingError: export '${name}' (imported as '${local}') was not found in '${from}' (possible exports: ${exported})
    ╭─[40:10]
 40 │ _jsx(${local}, {})`;
  const source = `---
title: A
---

import { Steps } from '@rspress/core/theme';
import {
  Tabz,
} from '@rspress/core/theme';
import Boat, { oars } from './boat';
`;

  it('is shown with its place in the source, and with a similar name', () => {
    const text = message('Tabz', 'Tabz', '@rspress/core/theme', 'Steps, Tab, Tabs');
    expect(missingExport(text, 'docs/en/a.mdx', source)).toBe(
      "docs/en/a.mdx:7:3 @rspress/core/theme doesn't export Tabz. Did you mean Tab?",
    );
  });

  it('is shown with what there is, if no name is similar', () => {
    const text = message('oars', 'oars', './boat', 'a, b, c, d, e, f');
    expect(missingExport(text, 'docs/en/a.mdx', source)).toBe(
      "docs/en/a.mdx:9:16 ./boat doesn't export oars. It exports a, b, c, d, e, and others.",
    );
  });

  it('may be the default', () => {
    const text = message('default', 'Boat', './boat', 'oars');
    expect(missingExport(text, 'docs/en/a.mdx', source)).toBe(
      'docs/en/a.mdx:9:8 ./boat has no default export. It exports oars.',
    );
  });

  it('is nothing else', () => {
    expect(missingExport("Module not found: Can't resolve './a'", 'docs/en/a.mdx', source)).toBeUndefined();
  });
});

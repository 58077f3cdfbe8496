import { describe, expect, it } from 'vitest';
import { messageTexts } from '../../../checks/messages/message-texts';
import { printedMessages } from '../../../checks/messages/printed-messages';
import { createMessagesRule } from '../../../checks/rules/messages';
import { corpusOf } from './corpus-of';

const CORE = '@rspress/core';
const PAGE =
  '# Page\n\n## `Dead links found` {#dead}\n\n```text\nDead links found in\n  docs/a.md:\n```\n\n## Next {#next}\n\nText.\n';
const DEAD = 'Dead links found in …:';
const HELP = 'Start the dev server';

async function problemsOf(entries: unknown, printed = [DEAD, HELP], pages = { en: PAGE, zh: PAGE }) {
  const rule = createMessagesRule(() => printed.map(text => ({ text, package: CORE })));
  const corpus = corpusOf({
    'docs/en/a.mdx': pages.en,
    'docs/zh/a.mdx': pages.zh,
    'checks/messages/entries.json': typeof entries === 'string' ? entries : JSON.stringify(entries, null, 2),
  });
  return (await rule.check(corpus)).map(({ line, problem }) => `${line}: ${problem}`);
}

describe('the rule about messages', () => {
  const ENTRIES = { explained: { 'a#dead': [DEAD] }, unexplained: { 'Help.': [HELP] } };

  it('accepts messages that are quoted in both languages, and messages with a reason', async () => {
    expect(await problemsOf(ENTRIES)).toEqual([]);
  });

  it('reports a message that no section explains', async () => {
    expect(await problemsOf({ ...ENTRIES, unexplained: {} })).toEqual([
      `1: \`${CORE}\` can print "${HELP}", and no section explains it.`,
    ]);
  });

  it('reports a message that no package prints anymore, with its line', async () => {
    expect(await problemsOf(ENTRIES, [DEAD])).toEqual([`9: No installed package prints "${HELP}".`]);
  });

  it('reports a missing page and a missing section', async () => {
    const explained = { 'a#gone': [DEAD], 'b#dead': [] };
    expect(await problemsOf({ ...ENTRIES, explained })).toEqual([
      '3: `docs/en/a.mdx` has no section `#gone`.',
      '3: `docs/zh/a.mdx` has no section `#gone`.',
      '6: There is no page `b`.',
    ]);
  });

  it("reports a language whose section doesn't quote the message", async () => {
    const zh = PAGE.replaceAll('Dead links found', '死链');
    expect(await problemsOf(ENTRIES, undefined, { en: PAGE, zh })).toEqual([
      `4: \`docs/zh/a.mdx\` doesn't quote "${DEAD}" in \`#dead\`.`,
    ]);
  });

  it("doesn't accept a quote in the section before or after", async () => {
    const page = PAGE.replace('## ', '## Previous {#previous}\n\nText.\n\n## ');
    for (const id of ['previous', 'next']) {
      const entries = { ...ENTRIES, explained: { [`a#${id}`]: [DEAD] } };
      expect(await problemsOf(entries, undefined, { en: page, zh: page })).toEqual([
        `4: \`docs/en/a.mdx\` doesn't quote "${DEAD}" in \`#${id}\`.`,
        `4: \`docs/zh/a.mdx\` doesn't quote "${DEAD}" in \`#${id}\`.`,
      ]);
    }
  });

  it.each(['{', '{ "explained": {} }', '{ "explained": { "a#dead": "text" }, "unexplained": {} }'])(
    'reports an invalid file: %s',
    async source => {
      const [problem, ...others] = await problemsOf(source);
      expect(problem).toMatch(/^1: /);
      expect(others).toEqual([]);
    },
  );
});

describe('the messages in a script', () => {
  it('are texts of at least three words on one line, with an ellipsis for each variable part', () => {
    const source = [
      "const a = 'Dead link found';",
      `const b = \`Missing  page\\n file: \${path} in \${gray("the folder")}\`;`,
      "const c = 'two words', d = 'M1 2 3 4z';",
    ].join('\n');
    expect(messageTexts(source)).toEqual(['Dead link found', 'Missing page file: … in the folder']);
  });

  it("don't include code that a package generates", () => {
    const code = [
      `export default \${data} here now`,
      '<svg width="1" height="2">',
      'a = pathname.slice(1) and more',
    ];
    expect(messageTexts(code.map(text => `f(\`${text}\`);`).join('\n'))).toEqual([]);
  });

  it('are only those of errors and loggers if a script has many other texts', () => {
    const source = [
      "const a = 'no message at all';",
      "logger.debug('create dev server now');",
      `logger.warn(\`\${dim('[x]')} Find invalid config\`);`,
      "throw new TypeError('Expected a non-empty string');",
      "title('a page without logs');",
    ].join('\n');
    expect(messageTexts(source, true)).toEqual(['[x] Find invalid config', 'Expected a non-empty string']);
  });
});

describe('the messages of the installed packages', () => {
  it('include messages of the core, a plugin, and Rsbuild', () => {
    const messages = printedMessages(process.cwd());
    for (const message of [
      { package: CORE, text: 'routePath … has already been added' },
      { package: '@rspress/plugin-twoslash', text: 'Twoslash error in code: …' },
      {
        package: '@rsbuild/core',
        text: 'The dist path is not a subdir of root path, Rsbuild will not empty it.',
      },
    ])
      expect(messages).toContainEqual(message);
  });

  it('cause an error that names a folder without scripts', () => {
    expect(() => printedMessages('/nowhere')).toThrow('node_modules/@rspress/core/dist has no');
  });
});

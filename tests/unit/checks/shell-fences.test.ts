import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shellFencesRule as rule } from '../../../checks/rules/shell-fences';
import { readCli } from '../../../checks/shell/rspress-cli';
import { findingsOn, pageOf, projectOf } from './fixture';

const PAGE = 'docs/en/page.mdx';
const MANIFEST = JSON.stringify({
  scripts: { build: 'rspress build', start: 'npm run dev', dev: 'rspress dev' },
});

async function findings(...lines: string[]): Promise<string[]> {
  return findingsOn(rule, projectOf({ [PAGE]: pageOf(['bash', ...lines]), 'package.json': MANIFEST }));
}

describe('shell-fences', () => {
  it("doesn't report commands that exist, or commands of other programs", async () => {
    expect(
      await findings(
        'npx rspress build --base /docs/ -c site.config.ts',
        'RSPRESS_PERSISTENT_CACHE=false npx -y rspress dev docs --port=3000 --host # --nonsense',
        'rspress --version && rspress serve --port 4000 | tee log --all',
        'pnpm rspress eject Nav',
        'yarn dev; bun run build; deno task dev; node --run build',
        'npm run build -- --base /docs/',
        'npm start -- -- --port 3000',
        'npx -y create-rspress@latest my-docs \\',
        '  --template basic --no-git',
        'npm create rspress@latest my-docs -- -t i18n --tools rslint,prettier',
        'pnpm create rspress my-docs --template=basic-theme',
        'npm install --save-dev typescript',
        'yarn add rspress-plugin --exact',
        'npm run lint --workspace packages/a',
        'curl -I https://example.com/no-such-page',
        'A=1',
      ),
    ).toEqual([]);
  });

  it.each([
    ['npx rspress biuld', '`rspress` has no command "biuld"; it would start the dev server in that folder.'],
    ['bunx rspress build --open', '`rspress build` has no flag --open.'],
    ['deno run -A npm:@rspress/core preview --dir x', '`rspress preview` has no flag --dir.'],
    ['yarn rspress eject Navbar', '`rspress eject` knows no component "Navbar".'],
    ['npm run biuld', 'Nothing that the page shows has a script "biuld".'],
    ['npm test', 'Nothing that the page shows has a script "test".'],
    ['npm run build -- --bsae /docs/', '`rspress build` has no flag --bsae.'],
    ['npm run build --base /docs/', 'npm takes --base for itself.'],
    ['npm start -- -- --prot 3000', '`rspress dev` has no flag --prot.'],
    ['npx create-rspress my-docs --git=false', '`create-rspress` has no flag --git.'],
    ['npm create rspress my-docs -- --template basik', 'create-rspress has no template "basik".'],
    ['npm create rspress my-docs --template basic', 'npm takes --template for itself.'],
    ['yarn create rspress my-docs --tools tslint', 'create-rspress has no tool "tslint".'],
  ])('reports the mistake in %s', async (line, problem) => {
    expect(await findings('cd my-docs', line)).toEqual([`5: ${problem}`]);
  });

  it('checks the commands of package manager tabs', async () => {
    const page = [
      '<PackageManagerTabs command="create rspress@latest" />',
      '',
      '<PackageManagerTabs command="rspress biuld" exec />',
      '',
      "<PackageManagerTabs command={{ npm: 'npm run dve', yarn: 'yarn dev' }} />",
    ].join('\n');
    expect(await findingsOn(rule, projectOf({ [PAGE]: page, 'package.json': MANIFEST }))).toEqual([
      expect.stringMatching(/^3: .*"biuld"/),
      expect.stringMatching(/^5: .*"dve"/),
    ]);
  });

  it('knows the scripts of examples and JSON that the page shows, but no others', async () => {
    const page = (...fences: [string, ...string[]][]) => pageOf(...fences, ['bash', 'npm run special']);
    const examples = {
      'examples/a/package.json': '{ "scripts": { "special": "x" } }',
      'examples/a/b.txt': '',
    };
    const shown = page(['txt file="<root>/examples/a/b.txt"']);
    const declared = page(['json', '{ "scripts": { "special": "rspress dev" } }']);
    expect(await findingsOn(rule, projectOf({ [PAGE]: shown, ...examples }))).toEqual([]);
    expect(await findingsOn(rule, projectOf({ [PAGE]: declared }))).toEqual([]);
    expect(await findingsOn(rule, projectOf({ [PAGE]: page(), ...examples }))).toHaveLength(1);
  });
});

describe('what the rule knows about rspress', () => {
  it.each(readCli().commands.map(command => ({ ...command, name: command.names[0] ?? '' })))(
    'is what `rspress $name --help` says',
    ({ name, flags }) => {
      const bin = path.resolve('node_modules/@rspress/core/bin/rspress.js');
      const help = execFileSync(process.execPath, [bin, ...(name ? [name] : []), '--help'], {
        encoding: 'utf8',
      });
      const options = help.slice(help.lastIndexOf('Options:')).split('\n').slice(1);
      const printed = options.flatMap(line => line.slice(0, 24).match(/(?<![\w-])--?[a-z]+/g) ?? []);
      expect(Object.keys(flags).sort()).toEqual(printed.sort());
    },
  );

  it('includes every command', () => {
    expect(readCli().commands.map(({ names }) => names)).toEqual([
      ['', 'dev'],
      ['build'],
      ['preview', 'serve'],
      ['eject'],
    ]);
  });
});

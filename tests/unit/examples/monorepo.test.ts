import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { BIN, freePort, killStarted, logOf, startNode } from '../support/rspress-process';
import { exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { fencesOf } from './page-code';

const EXAMPLE = 'examples/monorepo';
const COMPONENT = 'packages/ui/src/FoldCounter.tsx';
const PAGE = 'guide/advanced/monorepo.mdx';
/** What Rslib 1.0.1 writes for the example. Rslib isn't installed here. */
const BUILT = {
  'packages/ui/dist/index.js': `import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function FoldCounter({ start = 0 }) {
    const [folds, setFolds] = useState(start);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        className: "fold-counter",
        onClick: ()=>setFolds(folds + 1),
        children: [
            "Built folds: ",
            folds
        ]
    });
}
export { FoldCounter };
`,
  'packages/ui/dist/index.css': '.fold-counter {\n  border-radius: 6px;\n}\n',
};

const root = mkdtempSync(path.resolve(mkdirOf('.test-builds'), 'monorepo-'));
const site = path.join(root, 'website');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

function mkdirOf(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

function git(...args: string[]) {
  const date = '2025-06-07T08:09:10Z';
  const names = { GIT_AUTHOR_NAME: 'Ann', GIT_COMMITTER_NAME: 'Ann' };
  const mails = { GIT_AUTHOR_EMAIL: 'ann@example.com', GIT_COMMITTER_EMAIL: 'ann@example.com' };
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const none = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, ...names, ...mails, ...dates, ...none },
    stdio: 'pipe',
  });
}

function build(): { status: number | null; log: string } {
  const { NODE_ENV, VITEST, ...env } = process.env;
  rmSync(path.join(site, 'doc_build'), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
    cwd: site,
    env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', TZ: 'UTC' },
    encoding: 'utf8',
  });
  return { status, log: stdout + stderr };
}

const counters = () => textsOf(docContent(read('website/doc_build/index.html')), 'button', 'fold-counter');
const css = () => {
  const page = read('website/doc_build/index.html');
  const [, file = ''] = /href="\/(static\/css\/styles\.\w+\.css)"/.exec(page) ?? [];
  return read(`website/doc_build/${file}`);
};

/** Creates the workspace as `npm install` leaves it: the library is a link in `node_modules`. */
beforeAll(() => {
  for (const file of exampleFiles('monorepo')) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    cpSync(path.join(EXAMPLE, file), path.join(root, file));
  }
  mkdirSync(path.join(root, 'node_modules/@paper-boat'), { recursive: true });
  symlinkSync('../../packages/ui', path.join(root, 'node_modules/@paper-boat/ui'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'All');
});
afterAll(() => {
  killStarted();
  rmSync(root, { recursive: true, force: true });
});

describe('a site that imports the source of a library', () => {
  let page: string;
  beforeAll(() => {
    // Adds a second React, as npm does if versions differ.
    cpSync('node_modules/react', path.join(root, 'packages/ui/node_modules/react'), { recursive: true });
    const { status, log } = build();
    expect(status, log).toBe(0);
    page = read('website/doc_build/index.html');
  });

  it('renders a component with a hook, despite a second React and before the library is built', () => {
    expect(existsSync(path.join(root, 'packages/ui/dist'))).toBe(false);
    expect(counters()).toEqual(['Folds: 3']);
  });

  it('has the styles of the component', () => {
    expect(css()).toContain('.fold-counter{');
  });

  it('shows the code of the component', () => {
    const [code = ''] = textsOf(docContent(page), 'pre');
    const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(inOneLine(code)).toBe(inOneLine(read(COMPONENT)));
  });

  it('has an edit link to the website folder of the repository, and the date of the commit', () => {
    const [link] = tagsOf(page, 'a').filter(tag => tag.includes('/edit/'));
    expect(attribute(link, 'href')).toBe(
      'https://github.com/your-name/paper-boat/edit/main/website/docs/index.mdx',
    );
    expect(page).toContain('6/7/2025');
  });

  it('has styles that the entry imports only if `sideEffects` lists the entry', () => {
    const files = ['package.json', 'src/index.ts'].map(file => `packages/ui/${file}`);
    const [manifest = '', entry = ''] = files.map(read);
    write('packages/ui/src/entry.css', '.entry{color:red}');
    write('packages/ui/src/index.ts', `import './entry.css';\n${entry}`);
    const builtWith = (sideEffects: string[]) => {
      write('packages/ui/package.json', JSON.stringify({ ...JSON.parse(manifest), sideEffects }));
      const { status, log } = build();
      expect(status, log).toBe(0);
      return ['.fold-counter{', '.entry{'].filter(selector => css().includes(selector));
    };
    const styles = [builtWith(['**/*.css']), builtWith(['**/*.css', './src/index.ts'])];
    write('packages/ui/package.json', manifest);
    write('packages/ui/src/index.ts', entry);
    rmSync(path.join(root, 'packages/ui/src/entry.css'));
    expect(styles).toEqual([['.fold-counter{'], ['.fold-counter{', '.entry{']]);
  });

  it('rebuilds in the dev server when the source of the library changes', async () => {
    const port = await freePort();
    const server = startNode(site, [BIN, 'dev', '--port', String(port)], {
      RSPRESS_LAZY_COMPILATION: 'false',
    });
    const source = read(COMPONENT);
    let edit: NodeJS.Timeout | undefined;
    let edits = 0;
    await new Promise<void>((resolve, reject) => {
      const log = logOf(server, text => {
        if (/building ui\/src\/FoldCounter\.tsx/.test(text)) resolve();
        if (!edit && /ready {3}built/.test(text))
          edit = setInterval(() => write(COMPONENT, `${source}// ${++edits}\n`), 500);
      });
      server.on('close', () => reject(new Error(log())));
    }).finally(() => clearInterval(edit));
    server.removeAllListeners('close').kill('SIGTERM');
    write(COMPONENT, source);
  });
});

describe('a site that imports the built library', () => {
  const [config = ''] = pagesNamed(PAGE)
    .flatMap(fencesOf)
    .flatMap(([title, code]) =>
      title.endsWith('rspress.config.ts') && code.includes('globalStyles') ? code : [],
    );

  beforeAll(() => {
    write('website/tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
    write('website/rspress.config.ts', config);
  });

  it('fails to build before the library is built', () => {
    write('website/rspress.config.ts', 'export default {};');
    const { status, log } = build();
    expect(status).toBe(1);
    expect(log).toContain("Module not found: Can't resolve '@paper-boat/ui'");
    write('website/rspress.config.ts', config);
  });

  it('renders the built component, and has the styles that the config loads', () => {
    for (const [file, text] of Object.entries(BUILT)) write(file, text);
    const { status, log } = build();
    expect(status, log).toBe(0);
    expect(counters()).toEqual(['Built folds: 3']);
    expect(css()).toContain('.fold-counter{border-radius:6px}');
  });

  it('can use an alias to the source instead', () => {
    const [alias = ''] = pagesNamed(PAGE)
      .flatMap(fencesOf)
      .flatMap(([, code]) => (code.includes('alias') ? code : []));
    write('website/rspress.config.ts', alias);
    const { status, log } = build();
    expect(status, log).toBe(0);
    expect(counters()).toEqual(['Folds: 3']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import {
  FRAME_FOLDER,
  FRAME_POLICY,
  FRAME_POLICY_HEADER,
  pluginPlayground,
} from '../../../plugins/content/playground';
import { TEXTS as PAGE_TEXTS } from '../../../plugins/content/playground/page/texts';
import { MAX_BYTES } from '../../../plugins/content/playground/share/hash';
import { TEXTS as SHARE_TEXTS } from '../../../plugins/content/playground/share/texts';
import { type Failure, failureText } from '../../../plugins/content/playground/workbench/failure';
import { TEXTS } from '../../../plugins/content/playground/workbench/texts';
import { buildExample, type ExampleBuild } from './build-example';
import { tagsOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGE = 'plugin/official-plugins/playground.mdx';
/** The plugin's folder in this repository and in the example. */
const SOURCE = 'plugins/content/playground';
const PLUGIN = 'plugins/playground';
const CONFIG = readFileSync('examples/playground/rspress.config.ts', 'utf8');

const sources = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => path.join(entry.parentPath, entry.name))
  .sort();

/**
 * The plugin as readers have it, in a folder of their site. In the repository, the example has a link to it instead.
 */
const COPIED_PLUGIN = {
  [PLUGIN]: null,
  ...Object.fromEntries(
    sources.map(file => [
      `${PLUGIN}/${path.posix.relative(SOURCE, file.replaceAll(path.sep, '/'))}`,
      readFileSync(file, 'utf8'),
    ]),
  ),
};

const buildSite = (files: Record<string, string> = {}) =>
  buildExample('playground', { files: { ...COPIED_PLUGIN, ...files } });

const pages = pagesWithEnglishTitles(PAGE);
const shown = (title: string) =>
  pages.flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );

describe('the example of a site with playgrounds', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildSite();
    expect(site.exitCode, site.log).toBe(0);
  });

  it('shows the code of each file, with a button in the language of the page', () => {
    const html = site.read('index.html');
    expect(textsOf(html, 'button').filter(text => text === PAGE_TEXTS.en.edit)).toHaveLength(4);
    for (const file of ['Counter.tsx', 'Sheet.tsx', 'Log.jsx', 'Fleet.tsx']) {
      const code = readFileSync(`examples/playground/demos/${file}`, 'utf8');
      expect(textsOf(html, 'code'), file).toContain(code.replace(/\s+/g, ' ').trim());
    }
    expect(textsOf(site.read('zh/index.html'), 'button')).toContain(PAGE_TEXTS.zh.edit);
  });

  it('leaves pure code blocks and pages without playgrounds unchanged', () => {
    const html = site.read('index.html');
    expect(playgroundsOf(html)).toEqual(['1', '2', '3', '4']);
    const [, rest = ''] = html.split('data-playground="4"');
    expect(textsOf(rest, 'code')).toContain("export const paper = 'A5';");
    expect(playgroundsOf(site.read('paper.html'))).toEqual([]);
    expect(textsOf(site.read('paper.html'), 'button')).not.toContain(PAGE_TEXTS.en.edit);
  });

  it("doesn't load the editor with the page, and hides the button without JavaScript", () => {
    const html = site.read('index.html');
    const addresses = [...tagsOf(html, 'script'), ...tagsOf(html, 'link')].join('\n');
    expect(addresses).toContain('/static/js/');
    const editor = site.files.filter(file => file.startsWith('static/js/async/') && isOfEditor(file));
    expect(editor.length).toBeGreaterThan(1);
    for (const file of editor) expect(html).not.toContain(path.basename(file));
    expect(html).toContain('<noscript><style>');
  });

  function isOfEditor(file: string): boolean {
    return /\/playground[.-]/.test(file) || site.read(file).includes('cm-content');
  }

  it('has a self-contained document for the frame, with its Content-Security-Policy', () => {
    const html = site.read(`${FRAME_FOLDER}index.html`);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/<(script|img)[^>]*\ssrc=/);
    expect(html).not.toMatch(/<link\b/);
    expect(html).toContain('Heron');
  });

  it('fails to build at mistakes, with the messages that the page quotes', async () => {
    const { exitCode, log } = await buildSite({
      'docs/en/index.mdx': fence('tsx playground', 'let a;\nlet b = (;'),
      'docs/en/paper.mdx': `# A\n\nText\n\n${fence(
        'tsx playground',
        "import confetti from 'canvas-confetti';\n\nexport default () => confetti();",
        '',
      )}`,
      'docs/zh/index.mdx': fence('tsx playground direction=diagonal', 'export default () => null;'),
    });
    expect(exitCode).toBe(1);
    const messages = shown('Messages of the build');
    expect(messages).toHaveLength(2);
    for (const { code } of messages) {
      for (const line of code.trim().split('\n')) {
        const [, file = '', text = '', place = ''] = /^(\S+): (.*) \(…\/(\S+)\)$/.exec(line) ?? [];
        expect(place).toMatch(new RegExp(`^${file}:\\d+$`));
        expect(flat(log)).toContain(flat(text));
        expect(flat(log)).toContain(flat(`${place})`));
      }
    }
  });

  it('uses another defaultRenderMode, and fails to build if an included module is missing', async () => {
    const { exitCode, log, read } = await buildSite({
      'rspress.config.ts': CONFIG.replace(
        'include: {',
        "defaultRenderMode: 'playground', include: { ships: './demos/ships.ts',",
      ),
    });
    expect(playgroundsOf(read('paper.html'))).toEqual(['1']);
    expect(playgroundsOf(read('index.html'))).toEqual(['1', '2', '3', '4']);
    expect(exitCode).toBe(1);
    expect(flat(log)).toContain(flat("Module not found: Can't resolve '"));
    expect(flat(log)).toContain("/demos/ships.ts'");
  });
});

describe.each(pages)('what $file says', ({ lang, source, fences }) => {
  it('describes every option, and quotes the message about invalid ones', () => {
    const [message] = fences.filter(({ code }) => code.startsWith('pluginPlayground:'));
    const wrong = { monacoOptions: {}, defaultDirection: 'diagonal' };
    expect(() => pluginPlayground(wrong as object)).toThrow(new Error(message?.code.trim()));
    const options = /there are (.*)\./.exec(message?.code ?? '')?.[1]?.split(', ') ?? [];
    expect(options).toHaveLength(4);
    for (const option of options) expect(source).toContain(`### \`${option}\` {#`);
  });

  it('shows the header that the plugin exports', () => {
    const [header] = fences.filter(({ meta }) => metaValue(meta, 'title') === '_headers');
    expect(header?.code.trim()).toBe(`/${FRAME_FOLDER}*\n  Content-Security-Policy: ${FRAME_POLICY_HEADER}`);
  });

  it('lists the packages that the plugin imports, with the versions of the example', () => {
    const { dependencies } = JSON.parse(readFileSync('examples/playground/package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const { '@rspress/core': core, ...packages } = dependencies;
    expect(core).toBe('2.0.22');
    expect(Object.keys(packages).sort()).toEqual(importedPackages());
    const [command = ''] = tagsOf(source, 'PackageManagerTabs');
    for (const [name, version] of Object.entries(packages)) expect(command).toContain(` ${name}@${version}`);
  });

  it('quotes the messages and button labels that readers see', () => {
    const failures: Failure[] = [
      { reason: 'syntax', line: 2, message: 'Unexpected token' },
      { reason: 'thrown', line: 3, message: 'ReferenceError: missing is not defined' },
      { reason: 'module', name: 'left-pad' },
      ...(['component', 'loop', 'stuck', 'left', 'flooded', 'tooHard', 'unreachable'] as const).map(
        reason => ({ reason }),
      ),
    ];
    const texts = [
      ...failures.map(failure => failureText(failure, TEXTS[lang])),
      PAGE_TEXTS[lang].failed,
      TEXTS[lang].tooLong,
      ...Object.values(SHARE_TEXTS[lang]),
    ];
    for (const text of texts) expect(source).toContain(`\`${text}\` |`);
    for (const name of ['reset', 'copy', 'share', 'run'] as const)
      expect(source).toContain(`**${TEXTS[lang][name]}**`);
    expect(source).toContain(MAX_BYTES.toLocaleString('en'));
  });
});

/** Returns the packages that the sources import at runtime, except `@rspress/core`. */
function importedPackages(): string[] {
  const specifiers = sources.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)].map(
      ([, specifier = '']) => specifier,
    ),
  );
  const names = specifiers
    .filter(name => !/^(\.|node:|virtual-|@rspress\/core)/.test(name) && !builtinModules.includes(name))
    .map(name =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

/** Returns the numbers of a page's playgrounds. */
function playgroundsOf(html: string): string[] {
  return [...html.matchAll(/data-playground="(\d+)"/g)].map(([, index = '']) => index);
}

function fence(info: string, code: string, title = '# A\n\n'): string {
  return `${title}\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** Removes the colors, line breaks, and frames that the printer of errors may add. */
function flat(text: string): string {
  return stripVTControlCharacters(text).replace(/[│╰─▶×\s]/g, '');
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Page, readCorpus } from '../../checks/corpus';
import { buildExample, exampleFiles } from './examples/build-example';
import { docContent, textsOf } from './examples/html';
import { BIN } from './support/rspress-process';

const ROUTE = '/guide/troubleshooting';
const PAGES = readCorpus(process.cwd(), route => route === ROUTE).pages;
const ENGLISH = PAGES.find(({ lang }) => lang === 'en');
/** The site's folder in the messages that the page shows. */
const SITE = '/home/me/site';

interface Entry {
  id: string;
  /** Lines of the messages that it shows. */
  messages: string[];
}

/** Returns the headings of level 3 with the lines of the `text` fences below them. */
function entriesOf({ headings, fences }: Page): Entry[] {
  return headings.flatMap(({ depth, id = '', line }, index) => {
    if (depth !== 3) return [];
    const end = headings[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const shown = fences.filter(fence => fence.lang === 'text' && fence.line > line && fence.line < end);
    return [{ id, messages: shown.flatMap(({ code }) => code.split('\n')).filter(text => text.trim()) }];
  });
}

const ENTRIES = ENGLISH ? entriesOf(ENGLISH) : [];
const messagesOf = (id: string) => ENTRIES.find(entry => entry.id === id)?.messages ?? [];

type Files = Record<string, string | null>;

interface Broken {
  /** What's wrong with the site. */
  site: string;
  files: Files;
  /** Ids of the entries whose messages its build prints. */
  ids: string[];
  /** By default 1, because the build fails. */
  exitCode?: number;
}

const config = (options: string) =>
  `import { defineConfig } from '@rspress/core';\nexport default defineConfig(${options});\n`;
const page = (text: string) => `# Page\n\n${text}\n`;
const fence = (meta: string, code = '') => `\`\`\`${meta}\n${code}\`\`\`\n`;
const TWO_LANGUAGES = `lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]`;

/** A site with only one page, in which nothing is wrong. */
const EMPTY: Files = {
  ...Object.fromEntries(
    exampleFiles('minimal')
      .filter(file => file.startsWith('docs/'))
      .map(file => [file, null]),
  ),
  'docs/index.mdx': page('Text.'),
  'rspress.config.ts': config('{}'),
};

const BROKEN: Broken[] = [
  {
    site: "pages that don't compile",
    files: {
      'rspress.config.ts': config(`{
        base: '/docs/',
        globalStyles: './styles/global.css',
        markdown: { link: { checkAnchors: true } },
        themeConfig: { socialLinks: [{ icon: 'twiter' as never, mode: 'link', content: '#' }] },
      }`),
      'docs/dead-link.mdx': page('[Setup](/guide/setpu) and [Install](guide/install)'),
      'docs/dead-anchor.mdx': page('[Home](/#nope)'),
      'docs/dead-image.mdx': page('![Ship](./ship.png)'),
      'docs/base.mdx': page('[Language](/docs/lang)'),
      'docs/brace.mdx': page('Write {your name} here.'),
      'docs/brace2.mdx': page('Open { here.'),
      'docs/less.mdx': page('A <3 B'),
      'docs/less-comma.mdx': page('Returns a Map<string, number> with the sizes.'),
      'docs/less-backslash.mdx': page('A List<T \\> here.'),
      'docs/less-dot.mdx': page('Open <your host.name> here.'),
      'docs/less-slash.mdx': page('Clone <owner/repo> here.'),
      'docs/less-end.mdx': page('A <B'),
      'docs/comment.mdx': page('<!-- note -->'),
      'docs/autolink.mdx': page('<https://example.com>'),
      'docs/closing.mdx': page('Line<br>next.'),
      'docs/generic.mdx': page('A Promise<T> here.'),
      'docs/details.mdx': page('<details><summary>More</summary>\n\nText.\n\n</details>'),
      'docs/slash.mdx': page('A </b> here.'),
      'docs/order.mdx': page('A\n<b>b</i> here.'),
      'docs/module.mdx': `import dayjs from 'dayjs';\nimport Foo from './Foo';\n\n${page('<Foo day={dayjs()} />')}`,
      'docs/export.mdx': `import { Card } from '@rspress/core/theme';\n\n${page('<Card />')}`,
      'docs/runtime.mdx': `import { usePageData } from 'rspress/runtime';\n\n${page('{usePageData()}')}`,
      'docs/sass.mdx': `import './a.scss';\n\n${page('Text.')}`,
      'docs/a.scss': '.a{.b{color:red}}\n',
      'docs/file-missing.mdx': page(fence('ts file="./gone.ts"')),
      'docs/file-content.mdx': page(fence('ts file="./gone.ts"', 'code\n')),
      'docs/file-path.mdx': page(fence('ts file="gone.ts"')),
      'docs/lang.mdx': page(fence('foolang', 'code\n')),
    },
    ids: [
      'dead-link',
      'dead-anchor',
      'dead-image',
      'base-twice',
      'acorn',
      'brace',
      'less-than',
      'comment',
      'autolink',
      'closing-tag',
      'module',
      'export',
      'rspress-runtime',
      'sass',
      'file-missing',
      'file-content',
      'file-path',
      'fence-language',
      'icon',
    ],
  },
  {
    site: "pages that can't be rendered in Node.js",
    files: {
      'docs/comp.mdx': page('<Foo />'),
      'docs/variable.mdx': page('Hi {foo}.'),
      'docs/style.mdx': page('<div style="color: red">Red</div>'),
      'docs/window.mdx': page('{window.innerWidth}'),
      'docs/i18n.mdx': `import { useI18n } from '@rspress/core/runtime';\n\nexport const Text = () => <p>{useI18n()('nokey')}</p>;\n\n${page('<Text />')}`,
    },
    ids: ['component', 'variable', 'style-string', 'window', 'i18n-key'],
  },
  {
    site: 'a side-effect CSS import next to a named import',
    files: {
      'docs/css.mdx': `import { Badge } from '@rspress/core/theme';\nimport './css.css';\n\n${page('<Badge text="new" />')}`,
      'docs/css.css': '.x{color:red}\n',
    },
    ids: ['css-import'],
  },
  {
    site: 'a file type that no plugin handles',
    files: {
      'docs/vue.mdx': `import { Boat } from './Boat.vue';\n\n${page('{Boat}')}`,
      'docs/Boat.vue': '<template><p>Boat</p></template>\n',
    },
    ids: ['module-parse'],
  },
  {
    site: 'a theme written for 1.x',
    files: {
      'theme/index.tsx': "import Theme from 'rspress/theme';\n\nexport default {\n  ...Theme,\n};\n",
    },
    ids: ['theme-default'],
  },
  {
    site: 'a page without a translation',
    files: {
      'rspress.config.ts': config(`{ ${TWO_LANGUAGES}, languageParity: { enabled: true } }`),
      'docs/index.mdx': null,
      'docs/en/index.mdx': page('Text.'),
      'docs/en/a.mdx': page('Text.'),
      'docs/zh/index.mdx': page('Text.'),
    },
    ids: ['parity'],
  },
  {
    site: "a default language that isn't one of its locales",
    files: {
      'rspress.config.ts': config(`{ lang: 'fr', ${TWO_LANGUAGES.replace("lang: 'en', ", '')} }`),
      'docs/index.mdx': null,
      'docs/en/index.mdx': page('Text.'),
      'docs/zh/index.mdx': page('Text.'),
    },
    ids: ['default-language'],
  },
  {
    site: 'a config written for 1.x',
    files: { 'rspress.config.ts': config('{}').replace('@rspress/core', 'rspress/config') },
    ids: ['rspress-config'],
  },
  {
    site: 'a missing config',
    files: { 'rspress.config.ts': null, 'docs/index.mdx': null },
    ids: ['no-config'],
    exitCode: 0,
  },
  {
    site: 'a missing docs folder',
    files: { 'rspress.config.ts': config("{ root: 'doc' }") },
    ids: ['no-docs'],
  },
  {
    site: 'two files with the same route',
    files: { 'docs/a.mdx': page('Text.'), 'docs/a.tsx': 'export default () => null;\n' },
    ids: ['route-twice'],
  },
  {
    site: 'a _meta.json entry without a file',
    files: { 'docs/guide/a.mdx': page('Text.'), 'docs/guide/_meta.json': '["a", "launch"]' },
    ids: ['meta-missing'],
  },
  {
    site: 'a trailing comma in _meta.json',
    files: { 'docs/guide/a.mdx': page('Text.'), 'docs/guide/_meta.json': '["a",]' },
    ids: ['meta-json'],
  },
  {
    site: 'a _meta.json entry without a type',
    files: { 'docs/guide/a.mdx': page('Text.'), 'docs/guide/_meta.json': '[{ "name": "a", "label": "A" }]' },
    ids: ['meta-item'],
  },
  {
    site: 'an i18nSource function that throws',
    files: { 'rspress.config.ts': config("{ i18nSource: () => { throw new Error('no texts'); } }") },
    ids: ['i18n-source'],
  },
  {
    site: 'a head tag whose attribute has no value',
    files: {
      'rspress.config.ts': config(
        "{ head: [['meta', { name: 'a', content: process.env.NOT_SET }]] } as never",
      ),
    },
    ids: ['head-attribute'],
  },
  {
    site: 'a navbar in _meta.json, as in 1.x',
    files: { 'docs/_meta.json': '[{ "text": "Guide", "link": "/a" }]' },
    ids: ['meta-nav'],
  },
  {
    site: 'two plugins with the same name',
    files: { 'rspress.config.ts': config("{ plugins: [{ name: 'x' }, { name: 'x' }] }") },
    ids: ['plugin-twice'],
  },
  {
    site: 'an option with a value of the wrong type',
    files: { 'rspress.config.ts': config('{ replaceRules: {} as never }') },
    ids: ['option-type'],
  },
  {
    site: 'a remark plugin that adds HTML',
    files: {
      'rspress.config.ts': config(
        "{ markdown: { remarkPlugins: [() => tree => { tree.children.push({ type: 'html', value: '<hr>' }); }] } }",
      ),
    },
    ids: ['raw-node'],
  },
  {
    site: 'an option that only 1.x has',
    files: { 'rspress.config.ts': config('{ builderPlugins: [{}] } as never') },
    ids: ['builder-plugins'],
  },
];

/** Messages that a build doesn't print, with the installed files that contain them and the parts to compare. */
const INSTALLED: Record<string, { file: string; parts: string[] }[]> = {
  port: [{ file: '@rsbuild/core/dist', parts: ['is in use, ', 'using port '] }],
  'preview-no-build': [
    {
      file: '@rsbuild/core/dist',
      parts: ['The output directory ', ' does not exist, please build the project before previewing.'],
    },
  ],
  hydration: [
    { file: '@rspress/core/dist/runtime/ssrClientEntry.js', parts: ['hydrateRoot recoverable error:'] },
    { file: 'react-dom/cjs/react-dom-client.production.js', parts: ['Minified React error #'] },
    {
      file: 'react-dom/cjs/react-dom-client.development.js',
      parts: ['Hydration failed because the server rendered ', "didn't match the client."],
    },
  ],
  'react-missing': [
    { file: '@rspress/core/dist/node/utils/reactAlias.js', parts: [' not found:'] },
    {
      file: '@rspress/core/dist/node/logger/hint.js',
      parts: [
        '[Rspress v2] Rspress support React 18 and 19, please confirm that both react and react-dom are installed in package.json with the same version.',
      ],
    },
  ],
  'react-18-llms': [
    {
      file: '@rspress/core/dist/node/utils/reactAlias.js',
      parts: ['You are using React ', 'Please install ', ' to ensure compatibility.'],
    },
  ],
  'out-dir': [
    {
      file: '@rsbuild/core/dist',
      parts: ['The dist path is not a subdir of root path, Rsbuild will not empty it.'],
    },
  ],
  'define-env': [
    {
      file: '@rsbuild/core/dist',
      parts: [
        ' option includes an object with the key ',
        ', indicating potential exposure of all environment variables.',
      ],
    },
  ],
  'react-twice': [
    {
      file: 'react/cjs/react.development.js',
      parts: ['Invalid hook call. Hooks can only be called inside of the body of a function component.'],
    },
    {
      file: 'react-dom/cjs/react-dom-client.development.js',
      parts: [
        'Incompatible React versions: The "react" and "react-dom" packages must have the exact same version.',
      ],
    },
  ],
  texts: [
    {
      file: '@rspress/core/dist',
      parts: ["The following i18n keys are missing for some languages and have fallen back to 'en':"],
    },
  ],
};

/** Messages of programs that aren't among the packages, with the part that can be compared. */
const OUTSIDE: Record<string, () => string> = {
  // npm prints the plugin's peer range.
  eresolve: () => `peer typescript@"${manifest('@rspress/plugin-twoslash').peerDependencies?.typescript}"`,
  // npm prints the version that the newest DocSearch requires. The example's pinned versions avoid the error.
  etarget: () => '@docsearch/core@4.7.1',
  // npm prints the core's range.
  node: () => `required: { node: '${manifest('@rspress/core').engines?.node}' }`,
  // Rspack prints this for the alias that an older core sets.
  'mixed-versions': () => "'@rspress/core/theme' for matched aliased key '@rspress/core'",
  // V8 prints this.
  memory: () => 'JavaScript heap out of memory',
};

interface Manifest {
  engines?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifest = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as Manifest;

const IN_BUILT_SITE = ['chunk'];

describe('the troubleshooting entries', () => {
  it('are at least 30, and every entry with a message has a test', () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(30);
    const compared = [
      ...BROKEN.flatMap(({ ids }) => ids),
      ...Object.keys(INSTALLED),
      ...Object.keys(OUTSIDE),
      ...IN_BUILT_SITE,
    ];
    const shown = ENTRIES.filter(({ messages }) => messages.length > 0).map(({ id }) => id);
    expect(compared.toSorted()).toEqual(shown.toSorted());
  });

  it('have the same messages in both languages', () => {
    expect(PAGES).toHaveLength(2);
    for (const page of PAGES) expect(entriesOf(page)).toEqual(ENTRIES);
  });

  it.each(BROKEN)(
    'show the messages that the build prints for $site',
    async ({ files, ids, exitCode = 1 }) => {
      const built = await buildExample('minimal', { files: { ...EMPTY, ...files } });
      expect(built.exitCode, built.log).toBe(exitCode);
      const printed = readable(built.log);
      for (const id of ids) for (const line of messagesOf(id)) expect(printed, id).toContain(line.trim());
    },
  );

  it.each(Object.entries(INSTALLED))(
    'show the messages in the installed packages for %s',
    async (id, sources) => {
      const shown = messagesOf(id).join('\n');
      for (const { file, parts } of sources) {
        const text = await textBelow(`node_modules/${file}`);
        for (const part of parts) {
          expect(shown).toContain(part);
          expect(text.includes(part), `${file}: ${part}`).toBe(true);
        }
      }
    },
  );

  it.each(Object.entries(OUTSIDE))('contain the expected part of the message for %s', (id, part) => {
    expect(messagesOf(id).join('\n')).toContain(part());
  });
});

describe('the fixes', () => {
  it('give a sidebar entry a type, and add a tag only if it has a value', async () => {
    const { exitCode, log, read } = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'rspress.config.ts': config(
          "{ head: process.env.NOT_SET ? [['meta', { name: 'a', content: process.env.NOT_SET }]] : [['meta', { name: 'b', content: 'set' }]] }",
        ),
        'docs/guide/launch.mdx': page('Text.'),
        'docs/guide/_meta.json': '[{ "type": "file", "name": "launch", "label": "Launch" }]',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(read('guide/launch.html')).toContain('<meta name="b" content="set">');
  });

  it('import a stylesheet in a component, and declare a file type as an asset', async () => {
    const { exitCode, log, read } = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'rspress.config.ts': config('{ builderConfig: { source: { assetsInclude: /\\.csv$/ } } }'),
        'docs/css.mdx': `import { Palette } from '../components/Palette';\n\n${page('<Palette />')}`,
        'components/Palette.tsx':
          'import \'./palette.css\';\n\nexport const Palette = () => <div className="palette" />;\n',
        'components/palette.css': '.palette{color:red}\n',
        'docs/unused.mdx': `import _styles from './unused.css';\n\n${page('Text.')}`,
        'docs/unused.css': '.unused{color:red}\n',
        'docs/csv.mdx': `import plan from './plan.csv?url';\n\n${page('<a href={plan}>Plan</a>')}`,
        'docs/plan.csv': 'day,boat\n',
      },
    });
    expect(exitCode, log).toBe(0);
    const styles = read('static/css/styles.*.css');
    expect(styles.includes('.palette{color:red}')).toBe(true);
    expect(styles.includes('.unused')).toBe(false);
    expect(docContent(read('csv.html'))).toMatch(/href="\/static\/assets\/plan\.\w+\.csv"/);
  });

  it('add an element with a remark plugin', async () => {
    const { exitCode, log, read } = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'rspress.config.ts': config(
          "{ markdown: { remarkPlugins: [() => tree => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'hr', attributes: [], children: [] }); }] } }",
        ),
      },
    });
    expect(exitCode, log).toBe(0);
    expect(docContent(read('index.html'))).toContain('<hr');
  });

  it('write a style as an object in MDX, and as a string in Markdown', async () => {
    const { exitCode, log, read } = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'docs/object.mdx': page("<div style={{ color: 'red', marginTop: '8px' }}>Red</div>"),
        'docs/string.md': page('<div style="color: red; margin-top: 8px">Red</div>'),
      },
    });
    expect(exitCode, log).toBe(0);
    for (const name of ['object', 'string'])
      expect(docContent(read(`${name}.html`))).toContain('style="color:red;margin-top:8px"');
  });

  it('show text with angle brackets that is escaped or in backticks', async () => {
    const shown = [
      'A \\<3 B',
      'A List\\<T> here.',
      'Returns a `Map<string, number>` with the sizes.',
      'A &lt;B',
    ];
    const { exitCode, log, read } = await buildExample('minimal', {
      files: { ...EMPTY, 'docs/less.mdx': page(shown.join('\n\n')) },
    });
    expect(exitCode, log).toBe(0);
    const content = docContent(read('less.html'));
    for (const text of ['A &lt;3 B', 'A List&lt;T&gt; here.', 'Map&lt;string, number&gt;', 'A &lt;B'])
      expect(content).toContain(text);
  });

  it('color lines that take longer than the time limit of Shiki', async () => {
    const line = `const plan = [${Array.from({ length: 3000 }, (_, day) => `'day ${day}'`).join()}];\n`;
    const tokens = async (limit: number) => {
      const { log, read } = await buildExample('minimal', {
        files: {
          ...EMPTY,
          'rspress.config.ts': config(`{ markdown: { shiki: { tokenizeTimeLimit: ${limit} } } }`),
          'docs/plan.md': page(fence('ts', line)),
        },
      });
      expect(log).not.toMatch(/shiki|time limit/i);
      return textsOf(read('plan.html'), 'span').filter(text => text.startsWith("'day")).length;
    };
    expect(await tokens(1)).toBeLessThan(3000);
    expect(await tokens(0)).toBe(3000);
  });

  it('turn off lazy compilation with an environment variable', async () => {
    const code = await textBelow('node_modules/@rspress/core/dist/node/initRsbuild.js');
    expect(code).toContain("lazyCompilation: 'false' !== process.env.RSPRESS_LAZY_COMPILATION");
    expect(await textBelow('node_modules/@rsbuild/core/dist/client/hmr.js')).toContain(
      'HMR update failed, performing full reload',
    );
  });
});

describe('the build cache', () => {
  const NO_FILE = { recursive: true, force: true };
  let folder: string;
  beforeEach(() => {
    mkdirSync('.test-builds', { recursive: true });
    folder = mkdtempSync(path.resolve('.test-builds/warm-'));
    write('rspress.config.ts', config('{ markdown: { link: { checkAnchors: true } } }'));
    write('docs/index.md', '# Home\n\n[Gone](/a#gone)\n');
    write('docs/a.md', '# Page\n\n## Gone\n');
    // A build stops at the first problem of a page, so the link and the image are on different pages.
    write('docs/b.md', '# Picture\n\n![Boat](/boat.png)\n');
    write('docs/public/boat.png', 'no picture');
  });
  afterEach(() => rmSync(folder, NO_FILE));

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const build = () => {
    const { NODE_ENV, VITEST, RSPRESS_PERSISTENT_CACHE, ...env } = process.env;
    return spawnSync(process.execPath, [BIN, 'build'], { cwd: folder, env, encoding: 'utf8' });
  };

  it('hides dead anchors and images on unchanged pages', () => {
    expect(build().status).toBe(0);
    write('docs/a.md', '# Page\n\n## Left\n');
    rmSync(path.join(folder, 'docs/public/boat.png'));
    expect(build().status).toBe(0);
    rmSync(path.join(folder, 'node_modules'), NO_FILE);
    const { status, stdout, stderr } = build();
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('Dead anchors found');
    expect(stdout + stderr).toContain('Dead images found');
  });

  it('detects changed data if the config lists it in cacheDigest', () => {
    const built = (cacheDigest: string) => {
      write(
        'rspress.config.ts',
        `import { readFileSync } from 'node:fs';
        const limit = readFileSync('limit.txt', 'utf8');
        export default {
          replaceRules: [{ search: /LIMIT/g, replace: limit }],
          builderConfig: { performance: { buildCache: { cacheDigest: [${cacheDigest}] } } },
        };`,
      );
      write('docs/a.md', '# Page\n\nLIMIT boats\n');
      return ['500', '600'].map(limit => {
        write('limit.txt', limit);
        const { status, stdout, stderr } = build();
        expect(status, stdout + stderr).toBe(0);
        return /\d+ boats/.exec(readFileSync(path.join(folder, 'doc_build/a.html'), 'utf8'))?.[0];
      });
    };
    write('docs/index.md', '# Home\n');
    expect(built('')).toEqual(['500 boats', '500 boats']);
    expect(built('limit')).toEqual(['500 boats', '600 boats']);
  });

  it('hides new navigation files, but not their edits', () => {
    const navigation = () => {
      const { status, stdout, stderr } = build();
      expect(status, stdout + stderr).toBe(0);
      const html = readFileSync(path.join(folder, 'doc_build/a.html'), 'utf8');
      return [...textsOf(html, 'li', 'rp-nav-menu__item'), ...textsOf(html, 'a', 'rp-sidebar-item')];
    };
    expect(navigation()).toEqual(['Home', 'Page', 'Picture']);
    write('docs/_nav.json', '[{ "text": "Guide", "link": "/a" }]');
    write('docs/_meta.json', '["b", "a"]');
    expect(navigation()).toEqual(['Home', 'Page', 'Picture']);
    rmSync(path.join(folder, 'node_modules/.cache'), NO_FILE);
    expect(navigation()).toEqual(['Guide', 'Picture', 'Page']);
    write('docs/_nav.json', '[{ "text": "Boats", "link": "/a" }]');
    write('docs/_meta.json', '["a", "b"]');
    expect(navigation()).toEqual(['Boats', 'Page', 'Picture']);
  });

  it('detects dead links to a removed page', () => {
    expect(build().status).toBe(0);
    rmSync(path.join(folder, 'docs/a.md'));
    const { status, stdout, stderr } = build();
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('Dead links found');
  });
});

describe("mistakes that the build doesn't report", () => {
  const files: Files = {
    ...EMPTY,
    'rspress.config.ts': config("{ base: '/docs/' }"),
    'docs/yaml.mdx': '---\ntitle: A: b\n---\n\n# Colon\n',
    'docs/container.mdx': page(':::tip\nOpen\n\n## After\n\n:::hint\nUnknown\n:::'),
    'docs/open.mdx': page(':::tip\nOpen\n\nAfter.'),
    'docs/lines.mdx': page(fence('ts {1}', 'const boat = 1;\n')),
    'docs/raw.mdx': page('<a href="/lines">Raw</a>\n\n<img src={\'/ship.png\'} alt="Ship" />'),
    'docs/guide.mdx': page('Lost text.'),
    'docs/guide/index.mdx': page('Kept text.'),
  };

  it('have the symptoms that the page describes', async () => {
    const { exitCode, log, read, files: built } = await buildExample('minimal', { files });
    expect(exitCode, log).toBe(0);
    expect(log).not.toMatch(/^(warn|error)/m);
    const content = (name: string) => docContent(read(`${name}.html`));
    expect(textsOf(read('yaml.html'), 'h2').join()).toContain('title: A: b');
    expect(content('container')).toMatch(/rp-callout--tip[\s\S]*After[\s\S]*:::hint/);
    expect(content('container')).not.toContain('rp-callout--hint');
    expect(content('open')).toContain('<p>:::tip');
    expect(content('open')).not.toContain('rp-callout');
    expect(content('lines')).not.toContain('highlighted');
    expect(content('raw')).toContain('href="/lines"');
    expect(content('raw')).toContain('src="/ship.png"');
    for (const name of ['guide', 'guide/index']) {
      expect(content(name)).toContain('Kept text.');
      expect(content(name)).not.toContain('Lost text.');
    }
    const scripts = built.filter(file => file.endsWith('.js')).map(read);
    expect(messagesOf('chunk')).toEqual([expect.stringMatching(/^Loading chunk \d+ failed\.$/)]);
    expect(scripts.some(code => code.includes('Loading chunk '))).toBe(true);
  });
});

describe('a path in the site URL', () => {
  const build = async (options: string) => {
    const { exitCode, log, read } = await buildExample('minimal', {
      files: { ...EMPTY, 'rspress.config.ts': config(options), 'docs/lake.mdx': page('[Home](./index.mdx)') },
    });
    expect(exitCode, log).toBe(0);
    return read('lake.html');
  };

  it('is added to links by base, but not by assetPrefix', async () => {
    const prefixed = await build("{ builderConfig: { output: { assetPrefix: '/my-repo/' } } }");
    expect(prefixed).toContain('src="/my-repo/static/');
    expect(docContent(prefixed)).toContain('href="/index.html"');
    const based = await build("{ base: '/my-repo/' }");
    expect(based).toContain('src="/my-repo/static/');
    expect(docContent(based)).toContain('href="/my-repo/index.html"');
  });
});

/** Returns the log without colors and with the page's folder instead of the test's. */
function readable(log: string): string {
  return stripVTControlCharacters(log).replace(/[^\s"'(]*\.test-builds\/examples\/[^/\s"']+/g, SITE);
}

/** Returns the text of a file, or of all scripts in a folder. */
async function textBelow(file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} is not installed.`);
  if (file.endsWith('.js')) return readFileSync(file, 'utf8');
  const { globSync } = await import('tinyglobby');
  return globSync('**/*.js', { cwd: file, absolute: true })
    .map(script => readFileSync(script, 'utf8'))
    .join('\n');
}

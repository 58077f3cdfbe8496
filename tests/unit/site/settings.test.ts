import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../plugins/output/static-pages/policy';
import { clientFacts, editBaseUrl } from '../../../site/client';
import { readSearchUpload } from '../../../site/hosted-search';
import { readSettings, SettingsError } from '../../../site/settings';
import { RUNS } from '../support/runs';

describe('base path', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/some/base/', '/some/base/'],
  ])('%s becomes %s', (BASE_PATH, expected) => {
    expect(readSettings({ BASE_PATH }).basePath).toBe(expected);
  });

  it.each(['https://example.com/', '/a b/', '/../up/', '/a?b', '/"onload/'])(
    '%s is rejected with a message that names the variable',
    BASE_PATH => {
      expect(() => readSettings({ BASE_PATH })).toThrow(
        /BASE_PATH is ".*but it takes a path such as "\/docs\/"/,
      );
    },
  );
});

describe('asset prefix', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['https://cdn.example.com', 'https://cdn.example.com/'],
    ['https://cdn.example.com/a/b/', 'https://cdn.example.com/a/b/'],
    ['http://localhost:8080/docs', 'http://localhost:8080/docs/'],
  ])('%s becomes %s', (ASSET_PREFIX, expected) => {
    expect(readSettings({ ASSET_PREFIX }).assetPrefix).toBe(expected);
  });

  it.each([
    'cdn.example.com',
    '/docs/',
    'ftp://x.example/',
    'https://x.example/?a',
    'https://u:p@x.example/',
    'https://x.example/a;b',
    'https://*/',
    'https://*.x.example/',
    'https://%2a/',
    'https://x.example;script-src/',
    "https://x.example'/",
    'https://x,y.example/',
    'https://x.exa\nmple/',
    'https://x.exa\tmple/',
    'https://x.example/?',
    'https://x.example/#',
    'https://:p@x.example/',
    'https://@x.example/',
    'https:\\\\x.example\\',
    'https:x.example',
    'https:///x.example',
    'https://x..example/',
    'https://[::1]/',
  ])('%j is rejected with a message that names the variable', ASSET_PREFIX => {
    expect(() => readSettings({ ASSET_PREFIX })).toThrow(
      /^ASSET_PREFIX is ".*but it takes the address of a folder such as "https:\/\/cdn\.example\.com\/docs\/"/s,
    );
  });
});

describe('origin', () => {
  it.each([
    [{ SITE_ORIGIN: 'https://docs.example.com/' }, 'https://docs.example.com'],
    [{ NETLIFY: 'true', URL: 'https://site.netlify.app' }, 'https://site.netlify.app'],
    [{ VERCEL_PROJECT_PRODUCTION_URL: 'site.vercel.app' }, 'https://site.vercel.app'],
    [{ CF_PAGES_URL: 'https://a2b3c4d5.site.pages.dev' }, undefined],
    [
      { SITE_ORIGIN: 'https://own.example', NETLIFY: 'true', URL: 'https://x.netlify.app' },
      'https://own.example',
    ],
    [{ URL: 'https://not-netlify.example' }, undefined],
    [{}, undefined],
  ])('%o gives %s', (env, expected) => {
    expect(readSettings(env).siteOrigin).toBe(expected);
  });

  it.each([
    'docs.example.com',
    'https://docs.example.com/docs/',
    'ftp://x.example',
    'https://u:p@x.example',
    'https://:p@x.example',
    'https://docs.example"onload',
    'https://docs.example"',
    "https://docs.example'",
    'https://*.example',
    'https://docs.example;',
    'https://docs.exa mple',
    'https://docs.example/?',
    'https:\\\\docs.example',
  ])('%s is rejected with a message that names the variable', SITE_ORIGIN => {
    expect(() => readSettings({ SITE_ORIGIN })).toThrow(/^SITE_ORIGIN is/);
  });

  it('is what remains after the URL has been serialized', () => {
    const read = (SITE_ORIGIN: string) => readSettings({ SITE_ORIGIN }).siteOrigin;
    expect(read('HTTPS://Docs.Example.COM:443/')).toBe('https://docs.example.com');
    expect(read('https://b\u00fccher.example')).toBe('https://xn--bcher-kva.example');
  });

  it.each([
    ['URL', { NETLIFY: 'true', URL: 'https://a"b.example' }],
    ['VERCEL_PROJECT_PRODUCTION_URL', { VERCEL_PROJECT_PRODUCTION_URL: 'a.example/"onload' }],
  ])('%s is held to the same rules', (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} is`));
  });

  it('never prints a password', () => {
    const message = messageOf(() => readSettings({ SITE_ORIGIN: 'https://user:secret@docs.example.com' }));
    expect(message).toMatch(/^SITE_ORIGIN is "https:\/\/…@docs\.example\.com"/);
    expect(message).not.toContain('secret');
  });
});

describe('repository', () => {
  it.each([
    [{ DOCS_REPO_URL: 'https://github.com/a/b.git' }, undefined, 'https://github.com/a/b'],
    [
      { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b' },
      undefined,
      'https://github.com/a/b',
    ],
    [{ CI_PROJECT_URL: 'https://gitlab.com/a/b' }, undefined, 'https://gitlab.com/a/b'],
    [{ NETLIFY: 'true', REPOSITORY_URL: 'git@github.com:a/b.git' }, undefined, 'https://github.com/a/b'],
    [{}, { type: 'git', url: 'git+https://github.com/a/b.git' }, 'https://github.com/a/b'],
    [{}, 'https://github.com/a/b/', 'https://github.com/a/b'],
    [
      { DOCS_REPO_URL: 'https://github.com/own/site' },
      'https://github.com/a/b',
      'https://github.com/own/site',
    ],
    [{}, undefined, undefined],
  ])('%o and package.json %o give %s', (env, packageRepository, expected) => {
    expect(readSettings(env, packageRepository).repoUrl).toBe(expected);
  });

  it.each([
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'https://github.com' }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'https://:p@github.com/a/b' }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: "https://github.com/a/b'onload" }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'https://github.com/a/b;c' }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'https://*/a/b' }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'https://github.com/a b' }],
    ['DOCS_REPO_URL', { DOCS_REPO_URL: 'javascript://github.com/a/b' }],
    ['GITHUB_REPOSITORY', { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/"b' }],
    ['CI_PROJECT_URL', { CI_PROJECT_URL: 'https://gitlab.com/a/<b>' }],
    ['REPOSITORY_URL', { NETLIFY: 'true', REPOSITORY_URL: 'git@git hub.com:a/b' }],
  ])('%s is rejected in %o with a message that names it', (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} is`));
  });

  it('determines the format of edit and issue URLs', () => {
    const github = readSettings({ DOCS_REPO_URL: 'https://github.com/a/b' });
    expect(editBaseUrl(github)).toBe('https://github.com/a/b/edit/main/docs');
    expect(clientFacts(github, '2.0.22').newIssueUrl).toBe('https://github.com/a/b/issues/new');
    const gitlab = readSettings({ DOCS_REPO_URL: 'https://gitlab.com/a/b' });
    expect(editBaseUrl(gitlab)).toBe('https://gitlab.com/a/b/-/edit/main/docs');
    const unknown = readSettings({});
    expect(editBaseUrl(unknown)).toBeUndefined();
    expect(clientFacts(unknown, '2.0.22').newIssueUrl).toBe('');
  });
});

describe('output folder', () => {
  it.each([
    [undefined, 'doc_build'],
    [' ', 'doc_build'],
    ['doc_build/docs', 'doc_build/docs'],
    ['./out//site/', 'out/site'],
    ['my site', 'my site'],
    ['.test-builds/root', '.test-builds/root'],
  ])('%s becomes %s', (OUT_DIR, expected) => {
    expect(readSettings({ OUT_DIR }).outDir).toBe(expected);
  });

  it.each([
    '/',
    '/tmp/site',
    '.',
    './',
    '..',
    '../site',
    'a/../..',
    'a/..',
    'C:\\site',
    'C:/site',
    'c:',
    'a\\b',
    '\\\\host\\share',
    '~/site',
    'a\u0000b',
    '.git',
    '.GIT/hooks',
    'node_modules',
    'a/node_modules/b',
  ])('%j is rejected with a message that names the variable', OUT_DIR => {
    expect(messageOf(() => readSettings({ OUT_DIR }))).toMatch(
      /^OUT_DIR is ".*", but it takes a folder of the project such as "doc_build"/s,
    );
  });
});

describe('hosted search', () => {
  const all = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: ' key ', ALGOLIA_INDEX_NAME: 'docs' };
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false };
  const messages = {
    ALGOLIA_APP_ID: '`appId` is missing.',
    ALGOLIA_API_KEY: '`apiKey` is missing.',
    ALGOLIA_INDEX_NAME: '`indexName` is missing.',
  };

  it('is on with all three variables, and sends insights only if enabled', () => {
    expect(readSettings(all).hostedSearch).toEqual(hosted);
    expect(readSettings({ ...all, ALGOLIA_INSIGHTS: 'false' }).hostedSearch).toEqual(hosted);
    expect(readSettings({ ...all, ALGOLIA_INSIGHTS: 'true' }).hostedSearch?.insights).toBe(true);
  });

  it.each([
    {},
    { ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ' ', ALGOLIA_INDEX_NAME: '\t\n' },
    { ALGOLIA_INSIGHTS: 'true', ALGOLIA_WRITE_API_KEY: 'secret' },
  ])('is off with %o', env => {
    expect(readSettings(env).hostedSearch).toBeUndefined();
  });

  const subsets = [1, 2, 3, 4, 5, 6].map(bits => Object.keys(all).filter((_, index) => bits & (1 << index)));
  it.each(subsets.map(names => [names]))('with only %j reports all missing variables', names => {
    const given = Object.entries(all).map(([name, value]) => [name, names.includes(name) ? value : ' ']);
    const message = messageOf(() => readSettings(Object.fromEntries(given)));
    for (const [name, standard] of Object.entries(messages)) {
      expect(message.includes(`${standard} Set ${name}.`)).toBe(!names.includes(name));
    }
    expect(message.split('\n')).toHaveLength(3 - names.length);
  });

  it('reports an invalid ALGOLIA_INSIGHTS together with other problems', () => {
    const env = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INSIGHTS: 'yes' };
    expect(messageOf(() => readSettings(env))).toMatch(
      /`indexName` is missing\.[\s\S]*\nALGOLIA_INSIGHTS is "yes", but it takes "true" or "false"\.$/,
    );
    expect(() => readSettings({ ALGOLIA_INSIGHTS: '1' })).toThrow(/^ALGOLIA_INSIGHTS is "1"/);
  });

  it.each([
    [{ ALGOLIA_APP_ID: 'x.example/' }, /^ALGOLIA_APP_ID is "x\.example\/"/],
    [{ ALGOLIA_APP_ID: '*' }, /^ALGOLIA_APP_ID is/],
    [{ ALGOLIA_APP_ID: "A; script-src *'" }, /^ALGOLIA_APP_ID is/],
    [{ ALGOLIA_INDEX_NAME: 'docs/*' }, /^ALGOLIA_INDEX_NAME is/],
    [{ ALGOLIA_INDEX_NAME: '<docs>' }, /^ALGOLIA_INDEX_NAME is/],
    [{ ALGOLIA_API_KEY: 'k"ey' }, /^ALGOLIA_API_KEY has/],
  ])('rejects %o with a message that names the variable', (env, message) => {
    expect(() => readSettings({ ...all, ...env })).toThrow(message);
  });

  it('an upload rejects the same values, and never prints a key', () => {
    const env = { ...all, ALGOLIA_APP_ID: 'x/', ALGOLIA_WRITE_API_KEY: 'se cret' };
    const message = messageOf(() => readSearchUpload(env));
    expect(message).toMatch(/^ALGOLIA_APP_ID is "x\/".*\nALGOLIA_WRITE_API_KEY has/);
    expect(message).not.toContain('se cret');
  });

  it('an upload uses its own key, which never appears in the site settings', () => {
    const env = { ...all, ALGOLIA_WRITE_API_KEY: 'secret' };
    expect(readSearchUpload(env)).toEqual({ appId: 'APP', writeApiKey: 'secret', indexName: 'docs' });
    expect(JSON.stringify(readSettings(env))).not.toContain('secret');
  });

  it('an upload reports all missing variables together', () => {
    const read = () => readSearchUpload({ ALGOLIA_APP_ID: ' ', ALGOLIA_API_KEY: 'key' });
    expect(read).toThrow(SettingsError);
    expect(messageOf(read).split('\n')).toEqual([
      '`appId` is missing. Set ALGOLIA_APP_ID.',
      '`writeApiKey` is missing. Set ALGOLIA_WRITE_API_KEY.',
      '`indexName` is missing. Set ALGOLIA_INDEX_NAME.',
    ]);
  });
});

it('reports all invalid settings in one error', () => {
  const read = () => readSettings({ BASE_PATH: '/a b/', SITE_ORIGIN: 'nope', ALGOLIA_APP_ID: 'APP' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/BASE_PATH[\s\S]*SITE_ORIGIN[\s\S]*`apiKey`[\s\S]*`indexName`/);
});

/** Returns the message of the error that a function throws. */
function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not fail.');
}

const VARIABLES = [
  'BASE_PATH',
  'ASSET_PREFIX',
  'SITE_ORIGIN',
  'DOCS_REPO_URL',
  'OUT_DIR',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
];

it('any value is safe where it ends up, or is reported with the name of its variable', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom(
      ...[
        'https://',
        'http://',
        'docs.example.com',
        'user:secret@',
        ':8080',
        '*',
        '[::1]',
        '/docs/',
        '..',
        '.',
        '/',
      ],
      ...[
        '\\',
        '"',
        "'",
        '<',
        '>',
        ';',
        ',',
        ' ',
        '\n',
        '%2F',
        '%',
        '?',
        '#',
        '$',
        '~',
        'git+',
        '.git',
        'a',
        'true',
      ],
    ),
  );
  const value = fc.array(pieces, { maxLength: 6 }).map(list => list.join(''));
  const environment = fc.dictionary(fc.constantFrom(...VARIABLES), value, { noNullPrototype: true });
  fc.assert(
    fc.property(environment, env => {
      const settings = settingsOrError(env);
      if (settings instanceof Error) {
        expect(settings).toBeInstanceOf(SettingsError);
        expect(VARIABLES.some(name => settings.message.includes(name))).toBe(true);
        expect(settings.message).not.toContain('//user:secret@');
        return;
      }
      const { basePath, assetPrefix, siteOrigin, repoUrl, outDir } = settings;
      expect(basePath).toMatch(/^\/([\w.~-]+\/)*$/);
      expect(outDir).not.toMatch(/^[/\\]|(^|[/\\])\.\.([/\\]|$)|^[a-z]:|\0/i);
      for (const address of [assetPrefix, siteOrigin, repoUrl]) {
        expect(address ?? 'https://a').toMatch(/^https?:\/\/[^\s"'`<>\\;,*?#@]+(\/[^\s"'`<>\\;,*?#]*)?$/);
      }
      const rules = (policy: string) => policy.split('; ').map(rule => rule.split(' ')[0]);
      const policy = pagePolicy({ scripts: [], styles: [] }, settings);
      expect(rules(policy)).toEqual(rules(pagePolicy({ scripts: [], styles: [] }, {})));
      expect(policy).not.toMatch(/[*\n"<>]/);
    }),
    RUNS,
  );
});

function settingsOrError(env: Record<string, string>) {
  try {
    return readSettings(env);
  } catch (error) {
    return error as Error;
  }
}

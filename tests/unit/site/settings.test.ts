import { describe, expect, it } from 'vitest';
import { clientFacts, editBaseUrl } from '../../../site/client';
import { readSettings, SettingsError } from '../../../site/settings';

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
    '%s is refused by name',
    BASE_PATH => {
      expect(() => readSettings({ BASE_PATH })).toThrow(
        /BASE_PATH is ".*but it takes a path such as "\/docs\/"/,
      );
    },
  );
});

describe('origin', () => {
  it.each([
    [{ SITE_ORIGIN: 'https://docs.example.com/' }, 'https://docs.example.com'],
    [{ NETLIFY: 'true', URL: 'https://site.netlify.app' }, 'https://site.netlify.app'],
    [{ VERCEL_PROJECT_PRODUCTION_URL: 'site.vercel.app' }, 'https://site.vercel.app'],
    [{ CF_PAGES_URL: 'https://site.pages.dev' }, 'https://site.pages.dev'],
    [
      { SITE_ORIGIN: 'https://own.example', NETLIFY: 'true', URL: 'https://x.netlify.app' },
      'https://own.example',
    ],
    [{ URL: 'https://not-netlify.example' }, undefined],
    [{}, undefined],
  ])('%o gives %s', (env, expected) => {
    expect(readSettings(env).siteOrigin).toBe(expected);
  });

  it.each(['docs.example.com', 'https://docs.example.com/docs/', 'ftp://x.example', 'https://u:p@x.example'])(
    '%s is refused by name',
    SITE_ORIGIN => {
      expect(() => readSettings({ SITE_ORIGIN })).toThrow(/^SITE_ORIGIN is/);
    },
  );
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

  it('an address without a path is refused by name', () => {
    expect(() => readSettings({ DOCS_REPO_URL: 'https://github.com' })).toThrow(/^DOCS_REPO_URL is/);
  });

  it('gives edit and issue addresses in the form of its host', () => {
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

it('names all invalid settings at once', () => {
  const read = () => readSettings({ BASE_PATH: '/a b/', SITE_ORIGIN: 'nope' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/BASE_PATH[\s\S]*SITE_ORIGIN/);
});

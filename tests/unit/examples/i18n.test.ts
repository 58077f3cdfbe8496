import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample } from './build-example';

describe('the script that redirects visitors', () => {
  let auto: string;
  let fromDefault: string;
  beforeAll(async () => {
    const scriptFor = async (option: string) => {
      const config = `export default {
  lang: 'en',
  locales: ['en', 'zh', 'pt-BR'].map(lang => ({ lang, label: lang })),
  route: { localeRedirect: '${option}' },
};`;
      const { read } = await buildExample('i18n', {
        files: { 'rspress.config.ts': config, 'docs/pt-BR/index.md': '# Barco\n' },
      });
      return /<script[^>]*>(\{[^<]*rspress-visited[^<]*)<\/script>/.exec(read('guide/paper.html'))?.[1] ?? '';
    };
    auto = await scriptFor('auto');
    fromDefault = await scriptFor('only-default-lang');
  });

  it("redirects first-time visitors to their browser's language, but no later visits or bots", () => {
    expect(redirect(auto, '/guide/paper.html', 'zh-CN')).toBe('/zh/guide/paper.html?a=1');
    expect(redirect(auto, '/zh/guide/paper.html', 'en-US')).toBe('/guide/paper.html?a=1');
    // The script compares the language before the dash.
    for (const language of ['fr', 'pt-BR'])
      expect(redirect(auto, '/guide/paper.html', language)).toBeUndefined();
    expect(redirect(auto, '/guide/paper.html', 'zh-CN', { visited: '1' })).toBeUndefined();
    expect(redirect(auto, '/guide/paper.html', 'zh-CN', { userAgent: 'Googlebot' })).toBeUndefined();
  });

  it('redirects only from the default language if localeRedirect is only-default-lang', () => {
    expect(redirect(fromDefault, '/guide/paper.html', 'zh-CN')).toBe('/zh/guide/paper.html?a=1');
    expect(redirect(fromDefault, '/zh/guide/paper.html', 'en-US')).toBeUndefined();
  });

  it('redirects from an untranslated page to a page that does not exist', () => {
    expect(redirect(auto, '/guide/extra.html', 'zh-CN')).toBe('/zh/guide/extra.html?a=1');
  });
});

/** Returns the URL that the script in a page's head redirects a browser to; `undefined` if it doesn't redirect. */
function redirect(
  script: string,
  pathname: string,
  language: string,
  { visited = null, userAgent = 'Mozilla/5.0' }: { visited?: string | null; userAgent?: string } = {},
): string | undefined {
  let target: string | undefined;
  const replace = (address: string) => {
    target = address;
  };
  const window = {
    navigator: { language, userAgent },
    location: { pathname, search: '?a=1', replace },
  };
  runInNewContext(script, { window, localStorage: { getItem: () => visited, setItem() {} } });
  return target;
}

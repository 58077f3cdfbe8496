import { describe, expect, it } from 'vitest';
import { LONGEST_TERM, termsOf, tokenize } from '../../../search/tokenizer';

describe('terms of a text', () => {
  it.each([
    ['Deploy the site', ['deploy', 'the', 'site']],
    ['@rspress/core', ['rspress/core', 'rspress', 'core']],
    ['route.cleanUrls', ['route.cleanurls', 'route', 'cleanurls', 'clean', 'urls']],
    ['--rp-c-brand', ['rp-c-brand', 'rp', 'c', 'brand']],
    ['useSite()', ['usesite', 'use', 'site']],
    ['getCustomMDXComponent', ['getcustommdxcomponent', 'get', 'custom', 'mdx', 'component']],
    ['docs/_nav.json', ['docs/_nav.json', 'nav.json', 'docs', 'nav', 'json']],
    ['i18n', ['i18n']],
    ['URLs', ['urls']],
    ['2.0.22', ['2.0.22', '2', '0', '22']],
    ['基础路径', ['基础', '础路', '路径']],
    ['部署到GitHub Pages', ['部署', '署到', 'github', 'git', 'hub', 'pages']],
    ['图', ['图']],
    ['ｃｌｅａｎＵｒｌｓ', ['cleanurls', 'clean', 'urls']],
    ['検索する', ['検索', '索す', 'する']],
    ['，。！ …', []],
    ['', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('adds single Chinese characters with the option singleHan', () => {
    expect(termsOf('部署', { singleHan: true })).toEqual(['部', '部署', '署']);
  });

  it("doesn't split a Chinese character outside the Basic Multilingual Plane", () => {
    expect(termsOf('𠮷野家')).toEqual(['𠮷野', '野家']);
  });

  it('omits terms that are too long, but keeps their shorter parts', () => {
    const hash = 'a'.repeat(LONGEST_TERM + 1);
    expect(termsOf(`index.${hash}`)).toEqual(['index']);
  });
});

describe('positions in the text', () => {
  it('refer to the original text, even if full-width letters are normalized', () => {
    const text = '先 ｂａｓｅ ㎏ 路径';
    const places = tokenize(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['先', 'ｂａｓｅ', '㎏', '路径']);
  });

  it('distinguish whole identifiers from their parts', () => {
    const whole = tokenize('cleanUrls').filter(token => token.whole);
    expect(whole.map(({ term }) => term)).toEqual(['cleanurls']);
  });
});

import { describe, expect, it } from 'vitest';
import { highlight, snippet } from '../../../search/highlight';

const matched = (...pairs: [string, string][]) => new Map(pairs);
const plain = (html: string) => html.replace(/<\/?mark>/g, '');

describe('highlight', () => {
  it('marks only the typed part of a word', () => {
    expect(highlight('Deploying it', matched(['deploying', 'deploy'])).value).toBe(
      '<mark>Deploy</mark>ing it',
    );
  });

  it('marks the whole word if the query misspells it', () => {
    expect(highlight('the favicon', matched(['favicon', 'favicn'])).value).toBe('the <mark>favicon</mark>');
  });

  it('merges overlapping pairs of Chinese characters into one mark', () => {
    const terms = matched(['基础', '基础'], ['础路', '础路'], ['路径', '路径']);
    expect(highlight('设置基础路径。', terms).value).toBe('设置<mark>基础路径</mark>。');
  });

  it('marks part of an identifier', () => {
    expect(highlight('route.cleanUrls', matched(['clean', 'clean'])).value).toBe(
      'route.<mark>clean</mark>Urls',
    );
  });

  it('reports how much of the query a text matches', () => {
    const terms = matched(['base', 'base'], ['path', 'path']);
    const levels = ['nothing', 'base', 'base path'].map(text => highlight(text, terms).matchLevel);
    expect(levels).toEqual(['none', 'partial', 'full']);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    "&lt;b&gt; ' onmouseover='x",
    '<mark>base</mark>',
  ])('escapes markup in the text: %s', text => {
    const terms = matched(
      ['script', 'script'],
      ['alert', 'alert'],
      ['img', 'img'],
      ['mark', 'mark'],
      ['lt', 'lt'],
    );
    for (const { value } of [highlight(text, terms), snippet(text, terms, 3)]) {
      expect(plain(value)).not.toMatch(/[<>"']/);
      expect(plain(value)).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    }
  });
});

describe('snippet', () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');

  it.each([5, 10])('has %i words around the match', words => {
    const { value } = snippet(long, matched(['word20', 'word20']), words);
    expect(plain(value).match(/word\d+/g)).toHaveLength(words);
    expect(value).toContain('<mark>word20</mark>');
    expect(value.startsWith('…') && value.endsWith('…')).toBe(true);
  });

  it('counts two Chinese characters as one word', () => {
    const text =
      '构建会在目录中保留缓存。缓存的键包含路由、导航和版本，但不包含基础路径，也不包含配置从环境变量读取的值。';
    const { value } = snippet(text, matched(['基础', '基础']), 10);
    expect(value).toContain('<mark>基础</mark>');
    expect(plain(value).match(/\p{Script=Han}/gu)?.length).toBeLessThanOrEqual(20);
    expect(plain(value).match(/\p{Script=Han}/gu)?.length).toBeGreaterThanOrEqual(15);
  });

  it('includes more words before a match at the end of the text', () => {
    const { value } = snippet(long, matched(['word39', 'word39']), 10);
    expect(plain(value).match(/word\d+/g)).toHaveLength(10);
    expect(value.endsWith('<mark>word39</mark>')).toBe(true);
  });

  it('shows the part of the text with the most matches', () => {
    const text = `base ${long} the base path of a site`;
    expect(snippet(text, matched(['base', 'base'], ['path', 'path']), 6).value).toContain(
      '<mark>base</mark> <mark>path</mark>',
    );
  });

  it("doesn't shorten a short text", () => {
    expect(snippet('the base path', matched(['base', 'base']), 10).value).toBe('the <mark>base</mark> path');
  });
});

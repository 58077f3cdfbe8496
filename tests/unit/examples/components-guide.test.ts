import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { exampleFiles } from './build-example';

const PAGE = 'guide/default-theme/components.mdx';

it('the example of components has the same card components as this site', () => {
  const files = exampleFiles('components').filter(file => file.startsWith('components/'));
  expect(files).toHaveLength(4);
  for (const file of files) {
    expect(readFileSync(`examples/components/${file}`, 'utf8')).toBe(readFileSync(file, 'utf8'));
  }
});

/** The text of the sample's prompt is in the page's language. */
const PROMPTS: Record<string, string> = {
  en: ' prompt="Read https://example.com/llms.txt and add a page /guide/deploy."',
  zh: ' prompt="阅读 https://example.com/llms.txt ，添加页面 /guide/deploy。"',
};

describe('the page about components', () => {
  it.each(pagesNamed(PAGE))('has the code of its samples as live content in $file', ({ source, lang }) => {
    for (const name of [
      'callout',
      'tabs',
      'package-manager',
      'source-code',
      'prompt',
      'button',
      'browser-only',
    ]) {
      const sample = readFileSync(`examples/components/docs/${name}.mdx`, 'utf8');
      const [, body = ''] = sample.split(/^# .*\n/m);
      const text = body
        .trim()
        .replace("'../samples/", "'../../../../examples/components/samples/")
        .replace(/ prompt=".*"/, PROMPTS[lang] ?? '');
      expect(source).toContain(text);
    }
  });
});

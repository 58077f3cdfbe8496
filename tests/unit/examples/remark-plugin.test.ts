import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { docContent, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const PAGES = pagesWithEnglishTitles('guide/advanced/extend-build.mdx');

describe('the example of remark and rehype plugins', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('remark-plugin');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  describe.each(['index.html', 'plain.html'])('in %s', page => {
    it.each(PAGES)('has the HTML that $file shows', ({ fences }) => {
      const result = fences.find(
        ({ meta, lang }) => lang === 'html' && metaValue(meta, 'title') === 'Result',
      );
      expect(docContent(site.read(page))).toContain(result?.code.trim());
    });

    it('leaves code alone, and marks only the first paragraph', () => {
      const content = docContent(site.read(page));
      expect(textsOf(content, 'code')).toEqual(['GSM']);
      expect(textsOf(content, 'p', 'lead')).toEqual(['Paper of 80 GSM folds well.']);
    });
  });

  it("doesn't change the search index", () => {
    expect(site.read('static/search_index.en.*.json')).not.toContain('grams per square meter');
  });

  it('fails to build if a remark plugin adds an HTML node to an MDX page', async () => {
    const plugin = `export const remarkAbbreviations = () => tree => {
      tree.children.push({ type: 'html', value: '<hr class="end">' });
    };`;
    const { exitCode, log } = await buildExample('remark-plugin', {
      files: { 'plugins/remark-abbreviations.ts': plugin },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Cannot handle unknown node `raw`');
    expect(log).not.toContain('plain.md');
  });
});

import { transformerNotationFocus, transformerRemoveNotationEscape } from '@shikijs/transformers';
import { bundledLanguagesInfo, bundledThemesInfo, codeToHtml, type ShikiTransformer } from 'shiki';
import { expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { textOf } from './html';

it('Shiki shows an escaped notation only if the escape transformer runs last', async () => {
  const [escaped, focus] = [transformerRemoveNotationEscape(), transformerNotationFocus()];
  const shown = async (transformers: ShikiTransformer[]) =>
    textOf(await codeToHtml('a; // [\\!code focus]', { lang: 'ts', theme: 'nord', transformers }));
  expect(await shown([focus, escaped])).toBe('a; // [!code focus]');
  expect(await shown([escaped, focus])).toBe('a;');
});

it('the page about Shiki states how many languages and themes are installed', () => {
  for (const { source } of pagesNamed('plugin/official-plugins/shiki.mdx')) {
    expect(source).toContain(` ${bundledLanguagesInfo.length} `);
    expect(source).toContain(` ${bundledThemesInfo.length} `);
  }
});

import { expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { CODE_LANGUAGES } from '../../../site/codeLanguages';

it('lists exactly the languages of the code blocks on pages, including nested ones', () => {
  const texts = readCorpus().pages.flatMap(({ source, fences }) => [
    source,
    ...fences.map(({ code }) => code),
  ]);
  const used = texts.flatMap(text =>
    [...text.matchAll(/^ *`{3,}(\w+)/gm)].map(([, language = '']) => language),
  );
  // These have no colors, have a grammar in the example that shows them, or become a formula or a diagram.
  const others = ['text', 'txt', 'boat', 'env', 'math', 'mermaid'];
  const languages = [...new Set(used)].filter(language => !others.includes(language));
  expect(languages.sort()).toEqual(CODE_LANGUAGES);
});

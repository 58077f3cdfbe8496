import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { LANGUAGES } from '../../../site/languages';

/**
 * Expects a line of a page to have all of the texts, in both languages.
 * @param page such as `guide/basic/deploy`
 */
export function expectLine(page: string, ...texts: string[]): void {
  for (const lang of LANGUAGES) {
    const file = `docs/${lang}/${page}.mdx`;
    const lines = readFileSync(file, 'utf8').split('\n');
    const isTold = lines.some(line => texts.every(text => line.includes(text)));
    expect(isTold, `a line of ${file} with ${texts.join(' and ')}`).toBe(true);
  }
}

/** Returns the texts of a page's inline code from the line that starts with a text, in both languages. */
export function codeInLine(page: string, start: Record<(typeof LANGUAGES)[number], string>): string[][] {
  return LANGUAGES.map(lang => {
    const lines = readFileSync(`docs/${lang}/${page}.mdx`, 'utf8').split('\n');
    const line = lines.find(text => text.startsWith(start[lang])) ?? '';
    return [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  });
}

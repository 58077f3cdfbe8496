import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, openSearch, readRecords, withoutLanguage } from './site';

interface UserQuestion {
  en: string;
  zh: string;
  /** Routes with the id of the section that answers the question, without the language. Any of them is fine. */
  answers: string[];
}

const questions = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../search/user-questions.json'), 'utf8'),
) as UserQuestion[];

const FIRST_HITS = 3;

describe.each(LANGUAGES)('a question of an Rspress user in %s', lang => {
  it('expects sections that exist, and finds one of them among the first hits', async () => {
    const records = readRecords(lang);
    const sections = new Set(records.map(({ url }) => withoutLanguage(url)));
    const missing = questions.flatMap(({ answers }) => answers).filter(answer => !sections.has(answer));
    expect(missing).toEqual([]);

    const engine = await openSearch(records, lang);
    const misses: string[] = [];
    for (const { [lang]: question, answers } of questions) {
      const { hits } = await engine.search(question);
      const found = hits.slice(0, FIRST_HITS).map(({ url }) => withoutLanguage(url));
      if (!found.some(url => answers.includes(url)))
        misses.push(`"${question}": wanted ${answers.join(' or ')}, found ${found.join(', ')}`);
    }
    expect(misses).toEqual([]);
  });

  it('is asked once and has an answer', () => {
    const asked = questions.map(question => question[lang]);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
    expect(questions.filter(({ answers }) => answers.length === 0)).toEqual([]);
  });
});

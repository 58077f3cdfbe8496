import type { PageComponent } from '../corpus';
import type { Finding, Rule } from '../finding';
import { hasHan, matchUp, type PagePair, pagePairs } from '../page-pairs';

const NAME = 'same-components';

/** Compares components, because readers should be able to use and try the same things in both languages. */
export const sameComponentsRule: Rule = {
  name: NAME,
  description:
    'A page and its translation use the same components in the same order, with the same attributes. Texts may differ.',
  check: corpus => pagePairs(corpus).flatMap(checkPair),
};

function checkPair({ en, zh }: PagePair): Finding[] {
  return matchUp(en.components, zh.components, isSame).flatMap((match): Finding[] => {
    if (!match.zh) return [unmatched(match.en, en.file, zh.file)];
    if (!match.en) return [unmatched(match.zh, zh.file, en.file)];
    if (isSame(match.en, match.zh)) return [];
    return [
      {
        rule: NAME,
        file: zh.file,
        line: match.zh.line,
        problem: `The page has ${print(match.zh)} here, but ${en.file}:${match.en.line} has ${print(match.en)}.`,
        advice: 'Use the same component with the same attributes in both; only texts may differ.',
      },
    ];
  });
}

function unmatched(component: PageComponent, file: string, other: string): Finding {
  return {
    rule: NAME,
    file,
    line: component.line,
    problem: `The component ${print(component)} has no counterpart in ${other}.`,
    advice: 'Correct it here, or use it there as well.',
  };
}

function isSame(en: PageComponent, zh: PageComponent): boolean {
  const names = Object.keys(en.attributes);
  return (
    en.name === zh.name &&
    names.length === Object.keys(zh.attributes).length &&
    names.every(name => isSameValue(en.attributes[name], zh.attributes[name]))
  );
}

/** Allows a Chinese text in place of another, and the language prefix of a link. The rule `same-links` checks links. */
function isSameValue(en: string | undefined, zh: string | undefined): boolean {
  if (en === undefined || zh === undefined) return false;
  return en === zh || hasHan(en) || hasHan(zh) || zh === `/zh${en}`;
}

function print({ name, attributes }: PageComponent): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>`;
}

import texts from '../../i18n.json' with { type: 'json' };
import type { PLACES } from '../variants';

export type TextKey = keyof typeof texts;

export interface Language {
  lang: 'en' | 'zh';
  label: string;
  /** Start of every path. */
  prefix: '' | '/zh';
  /** Text of the interface, from `i18n.json`. */
  t: (key: TextKey, params?: Record<string, string>) => string;
}

function language(lang: 'en' | 'zh', label: string, prefix: '' | '/zh'): Language {
  return {
    lang,
    label,
    prefix,
    t: (key, params = {}) =>
      texts[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? ''),
  };
}

export const ENGLISH = language('en', 'English', '');
export const CHINESE = language('zh', '简体中文', '/zh');
export const LANGUAGES = [ENGLISH, CHINESE];

/** `npm run test:full` tries every setting with every other. `npm test` leaves out pairs that hardly ever differ. */
export const ALL_PAIRS = Boolean(process.env.ALL_PAIRS);

/** Languages for tests of what works alike in both. */
export const BEHAVIOR_LANGUAGES = ALL_PAIRS ? LANGUAGES : [ENGLISH];

/** Whether a test looks at this language of the site that is served in this place: each language has another place. */
export function isTried({ lang }: Language, place: (typeof PLACES)[number]): boolean {
  return ALL_PAIRS || (lang === 'en') === (place === 'root');
}

/**
 * Each language with a different window width, in px. Tests with these find what depends on the language and what
 * depends on the width, in half the time that all pairs would take.
 */
export const LANGUAGES_IN_WINDOWS = [
  { language: ENGLISH, width: 1280 },
  { language: CHINESE, width: 390 },
];

export function other(of: Language): Language {
  return of === ENGLISH ? CHINESE : ENGLISH;
}

import texts from '../../i18n.json' with { type: 'json' };

export type TextKey = keyof typeof texts;

export interface Language {
  lang: 'en' | 'zh';
  label: string;
  /** Before every path. */
  prefix: '' | '/zh';
  /** Text of the interface, as `i18n.json` has it. */
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

/**
 * Each language in a window of its own, in pixels. What a language changes and what a window changes are both seen, at
 * half the time of all pairs.
 */
export const LANGUAGES_IN_WINDOWS = [
  { language: ENGLISH, width: 1280 },
  { language: CHINESE, width: 390 },
];

export function other(of: Language): Language {
  return of === ENGLISH ? CHINESE : ENGLISH;
}

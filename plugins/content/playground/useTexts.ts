import { useLang } from '@rspress/core/runtime';

/** Texts in the page's language, or in English if there are none in that language. */
export function useTexts<T>(texts: Record<'en', T> & Partial<Record<string, T>>): T {
  return textsIn(useLang(), texts);
}

export function textsIn<T>(lang: string, texts: Record<'en', T> & Partial<Record<string, T>>): T {
  return texts[lang] ?? texts.en;
}

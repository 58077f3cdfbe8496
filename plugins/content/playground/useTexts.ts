import { useLang } from '@rspress/core/runtime';

/** Texts in the language of the page, or in English where there are none in it. */
export function useTexts<T>(texts: Record<'en', T> & Partial<Record<string, T>>): T {
  return textsIn(useLang(), texts);
}

export function textsIn<T>(lang: string, texts: Record<'en', T> & Partial<Record<string, T>>): T {
  return texts[lang] ?? texts.en;
}

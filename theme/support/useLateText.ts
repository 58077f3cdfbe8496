import texts from '../../i18n.json';
import { fillText } from './fillText';
import type { LateTextKey as AnyLateKey } from './lateTexts';
import { usePageLanguage } from './usePageLanguage';

export type LateTextKey = Extract<keyof typeof texts, AnyLateKey>;

/**
 * Like `useText`, for the texts of `lateTexts.ts`. It bundles all of them, so use it only in page components and in
 * code that loads on interaction.
 */
export function useLateText(): (key: LateTextKey, params?: Record<string, string>) => string {
  const lang = usePageLanguage();
  return (key, params = {}) => fillText(texts[key][lang], params);
}

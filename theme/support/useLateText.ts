import texts from '../../i18n.json';
import { fillText } from './fillText';
import type { LateTextKey as AnyLateKey } from './lateTexts';
import { usePageLanguage } from './usePageLanguage';

export type LateTextKey = Extract<keyof typeof texts, AnyLateKey>;

/** As `useText`, for texts of `lateTexts.ts`. For parts of pages and what is loaded on intent, since it brings all along. */
export function useLateText(): (key: LateTextKey, params?: Record<string, string>) => string {
  const lang = usePageLanguage();
  return (key, params = {}) => fillText(texts[key][lang], params);
}

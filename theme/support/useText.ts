import { useI18n } from '@rspress/core/runtime';
import type texts from '../../i18n.json';
import type { LateTextKey } from './lateTexts';

export type TextKey = Exclude<keyof typeof texts, LateTextKey>;
/** Texts that ship with the core. */
type CoreTextKey = Parameters<ReturnType<typeof useI18n<object>>>[0];

/**
 * Returns texts from `i18n.json` in the page's language, with `{{name}}` filled from `params`. Keys are typed by the
 * file, so a missing key is a type error.
 */
export function useText(): (key: TextKey | CoreTextKey, params?: Record<string, string>) => string {
  return useI18n<typeof texts>();
}

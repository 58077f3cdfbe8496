import { HISTORY_LABELS } from '../../../history/labels';
import type { Language } from '../../../site/languages';

/**
 * Words between the facts. They aren't in `i18n.json`, because only the build needs them, and some are functions.
 */
export const LABELS = {
  en: {
    language: 'en' as const,
    meaning: 'Description',
    type: 'Type',
    required: 'Required',
    optional: 'Optional',
    default: 'Default',
    deprecated: 'Deprecated',
    in: 'Only in',
    usage: 'Usage',
    alias: 'Alias',
    flag: 'Flag',
    value: 'Value',
    light: 'Light',
    dark: 'Dark',
    name: 'Name',
    history: HISTORY_LABELS.en,
  },
  zh: {
    language: 'zh' as const,
    meaning: '说明',
    type: '类型',
    required: '必填',
    optional: '可选',
    default: '默认值',
    deprecated: '已弃用',
    in: '仅用于',
    usage: '用法',
    alias: '别名',
    flag: '参数',
    value: '值',
    light: '浅色',
    dark: '深色',
    name: '名称',
    history: HISTORY_LABELS.zh,
  },
};

export type Labels = (typeof LABELS)[Language];

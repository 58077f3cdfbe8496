import { HISTORY_LABELS, type HistoryLabels } from '../../../history/labels';

/**
 * Words between the facts. They aren't in `i18n.json`, because only the build needs them, and some are functions.
 */
export interface Labels {
  language: FactLanguage;
  meaning: string;
  type: string;
  required: string;
  optional: string;
  default: string;
  deprecated: string;
  in: string;
  usage: string;
  alias: string;
  flag: string;
  value: string;
  light: string;
  dark: string;
  name: string;
  colon: string;
  comma: string;
  history: HistoryLabels;
}

export type FactLanguage = 'en' | 'zh';

export const LABELS: Record<FactLanguage, Labels> = {
  en: {
    language: 'en',
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
    colon: ': ',
    comma: ', ',
    history: HISTORY_LABELS.en,
  },
  zh: {
    language: 'zh',
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
    colon: '：',
    comma: '、',
    history: HISTORY_LABELS.zh,
  },
};

import type { Language } from '../site/languages';
import type { Group, ShownField } from './groups';
import type { Since } from './since';

/** Words of the history, for the build and for the page that compares releases. */
export interface HistoryLabels {
  groups: Record<Group, string>;
  fields: Record<ShownField, string>;
  added: string;
  changed: string;
  deprecated: string;
  removed: string;
  /** Where a field had or has no value. */
  unset: string;
  required: string;
  optional: string;
  none: string;
  colon: string;
  comma: string;
  /** Of addresses in the language. */
  prefix: '' | '/zh';
  from: string;
  to: string;
  choose: string;
  failed: string;
  between(older: string, newer: string): string;
  since(since: Since): string;
  changedIn(releases: string): string;
  comparedWith(release: string, first: string, last: string): string;
}

export const HISTORY_LABELS: Record<Language, HistoryLabels> = {
  en: {
    groups: {
      option: 'Options',
      frontmatter: 'Frontmatter',
      navigation: 'Navigation items',
      plugin: 'Plugin API',
      core: '@rspress/core',
      runtime: '@rspress/core/runtime',
      theme: '@rspress/core/theme',
      prop: 'Props',
      type: 'Types',
      command: 'Command line',
      variable: 'CSS variables',
    },
    fields: { type: 'type', optional: 'use', default: 'default', dark: 'dark mode' },
    added: 'Added',
    changed: 'Changed',
    deprecated: 'Deprecated',
    removed: 'Removed',
    unset: 'not stated',
    required: 'required',
    optional: 'optional',
    none: 'The two releases have the same names, types, and defaults.',
    colon: ': ',
    comma: ', ',
    prefix: '',
    from: 'From',
    to: 'to',
    choose: 'Choose a release',
    failed: "The releases couldn't be loaded. Choose again to retry.",
    between: (older, newer) => `From ${older} to ${newer}`,
    since: ({ release, orBetween, orEarlier }) => {
      if (orEarlier) return `Since ${release} or earlier`;
      if (!orBetween) return `Since ${release}`;
      const { first, last } = orBetween;
      return `Since ${release}, or ${first === last ? first : `${first} to ${last}`}`;
    },
    changedIn: releases => `Changed in ${releases}`,
    comparedWith: (release, first, last) =>
      first === last
        ? `Compared with ${release}. A change listed here may come from ${first}.`
        : `Compared with ${release}. A change listed here may come from ${first} to ${last}.`,
  },
  zh: {
    groups: {
      option: '配置选项',
      frontmatter: 'frontmatter',
      navigation: '导航项',
      plugin: '插件 API',
      core: '@rspress/core',
      runtime: '@rspress/core/runtime',
      theme: '@rspress/core/theme',
      prop: '组件 props',
      type: '类型',
      command: '命令行',
      variable: 'CSS 变量',
    },
    fields: { type: '类型', optional: '是否必填', default: '默认值', dark: '深色模式' },
    added: '新增',
    changed: '变更',
    deprecated: '弃用',
    removed: '移除',
    unset: '未注明',
    required: '必填',
    optional: '可选',
    none: '两个版本的名称、类型和默认值相同。',
    colon: '：',
    comma: '、',
    prefix: '/zh',
    from: '从',
    to: '到',
    choose: '选择版本',
    failed: '版本数据加载失败，请重新选择版本。',
    between: (older, newer) => `从 ${older} 到 ${newer}`,
    since: ({ release, orBetween, orEarlier }) => {
      if (orEarlier) return `自 ${release} 或更早版本起`;
      if (!orBetween) return `自 ${release} 起`;
      const { first, last } = orBetween;
      return `自 ${release} 起（也可能是 ${first === last ? first : `${first} 至 ${last}`}）`;
    },
    changedIn: releases => `${releases} 有变更`,
    comparedWith: (release, first, last) =>
      first === last
        ? `与 ${release} 比较，其中的变更也可能来自 ${first}。`
        : `与 ${release} 比较，其中的变更也可能来自 ${first} 至 ${last}。`,
  },
};

/** Where the page about changes is, without a language. */
export const CHANGES_PAGE = '/api/changes';

/** Id of the part about a release on the page about changes: `v2-0-22`. */
export function releaseId(version: string): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** How a list of changes shows the value of a field. */
export function valueText(field: ShownField, value: string | undefined, labels: HistoryLabels): string {
  if (value === undefined) return labels.unset;
  if (field === 'optional') return value === 'true' ? labels.optional : labels.required;
  return value;
}

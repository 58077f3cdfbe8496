import { useLang } from '@rspress/core/runtime';
import { Callout as BasicCallout, type CalloutProps } from '@rspress/core/theme-original';

export * from '@rspress/core/theme-original';

const TITLES: Record<string, Record<CalloutProps['type'], string> | undefined> = {
  zh: {
    tip: '提示',
    note: '说明',
    important: '重要',
    warning: '警告',
    caution: '小心',
    danger: '危险',
    info: '信息',
    details: '详情',
  },
};

/** A container without a title of its own gets one in the language of the page. */
export function Callout({ type, title, children }: CalloutProps) {
  const titles = TITLES[useLang()];
  const isDefault = title?.toLowerCase() === type;
  return (
    <BasicCallout type={type} title={isDefault ? titles?.[type] : title}>
      {children}
    </BasicCallout>
  );
}

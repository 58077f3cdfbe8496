import { IconSuccess, SvgWrapper } from '@rspress/core/theme';

const circle = '<svg width="20" height="20"><circle cx="10" cy="10" r="8" fill="currentColor" /></svg>';

export function Icons() {
  return (
    <p style={{ display: 'flex', gap: 8 }}>
      <SvgWrapper icon={IconSuccess} width={20} height={20} />
      <SvgWrapper icon={circle} />
      <SvgWrapper icon="📦" />
    </p>
  );
}

// For keyboard and screen reader users: the default switch is a `div`.
import '@rspress/core/dist/theme/components/SwitchAppearance/index.css';
import { ThemeContext } from '@rspress/core/runtime';
import { IconMoon, IconSun, SvgWrapper } from '@rspress/core/theme-original';
import { useContext } from 'react';
import styles from '../../support/IconButton.module.css';
import { useText } from '../../support/useText';

export function SwitchAppearance({ onClick }: { onClick?: () => void }) {
  const { theme, setTheme } = useContext(ThemeContext);
  const t = useText();
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${styles.scripted}`}
      aria-label={t('nav.switchTheme')}
      data-tooltip="below"
      onClick={() => {
        setTheme?.(theme === 'dark' ? 'light' : 'dark');
        onClick?.();
      }}
    >
      <SvgWrapper className="rp-switch-appearance__icon--sun" icon={IconSun} fill="currentColor" />
      <SvgWrapper className="rp-switch-appearance__icon--moon" icon={IconMoon} fill="currentColor" />
    </button>
  );
}

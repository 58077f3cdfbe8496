import { withBase } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import registry from 'virtual-shiki-registry';
import { useLateText } from '../../theme/support/useLateText';
import { codeVariables, type TextMateTheme } from './codeTheme';
import type { Scope } from './edits';
import styles from './ThemeEditor.module.css';

interface CodeThemesProps {
  /** Called with the values of the variables that color code, for the mode that the theme is made for. */
  onChoose: (scope: Scope, values: Record<string, string>) => void;
}

/** A choice of Shiki themes, each applied as a set of variables. */
export function CodeThemes({ onChoose }: CodeThemesProps) {
  const t = useLateText();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  /** The theme chosen last; if several are loading, only this one is applied, and none after a reset. */
  const latest = useRef('');
  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );
  const choose = async (theme: string) => {
    latest.current = theme;
    const found = registry.themes.find(({ id: known }) => known === theme);
    if (!found) return;
    try {
      setFailed(false);
      const values = codeVariables(await loadTheme(theme));
      if (latest.current === theme) onChoose(found.type, values);
    } catch (error) {
      console.warn(error);
      if (latest.current === theme) setFailed(true);
    }
  };
  return (
    <span className={styles.control}>
      <label htmlFor={id}>{t('themeEditor.codeTheme')}</label>
      <select id={id} defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">{t('themeEditor.choose')}</option>
        {registry.themes.map(({ id: value, name, type }) => (
          <option key={value} value={value}>
            {t('themeEditor.themeOfType', {
              name,
              type: t(type === 'dark' ? 'highlighter.dark' : 'highlighter.light'),
            })}
          </option>
        ))}
      </select>
      {hasFailed && <span role="alert">{t('themeEditor.themeFailed')}</span>}
    </span>
  );
}

async function loadTheme(id: string): Promise<TextMateTheme> {
  const address = new URL(withBase(`${registry.folder}themes/${id}.js`), location.href).href;
  const { default: theme } = (await import(/* webpackIgnore: true */ address)) as { default: TextMateTheme };
  return theme;
}

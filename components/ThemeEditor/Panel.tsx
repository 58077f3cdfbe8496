import { useDark } from '@rspress/core/runtime';
import { copyToClipboard } from '@rspress/core/theme-original';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useConfirmation } from '../../theme/support/useConfirmation';
import { type LateTextKey, useLateText } from '../../theme/support/useLateText';
import { CodeThemes } from './CodeThemes';
import { applyEdits, cssOf, NO_EDITS, type Scope, storedEdits, withEdit } from './edits';
import { type GroupName, groupVariables } from './groups';
import { readShownColors, type ShownColors } from './shownColors';
import styles from './ThemeEditor.module.css';
import { VariableField } from './VariableField';
import variables from './variables';

const GROUPS = groupVariables(variables);

const GROUP_TEXTS = {
  colors: 'themeEditor.group.colors',
  shapes: 'themeEditor.group.shapes',
  containers: 'themeEditor.group.containers',
  code: 'themeEditor.group.code',
  fonts: 'themeEditor.group.fonts',
  home: 'themeEditor.group.home',
  other: 'themeEditor.group.other',
} as const satisfies Record<GroupName, LateTextKey>;

/** Fields for all variables, in the mode that the reader has chosen for the site. */
export function Panel() {
  const t = useLateText();
  const id = useId();
  const mode = useDark() ? 'dark' : 'light';
  const [edits, setEdits] = useState(storedEdits);
  const [wanted, setWanted] = useState('');
  const [resets, setResets] = useState(0);
  const [codeThemes, setCodeThemes] = useState(0);
  const { confirmed, confirm } = useConfirmation();
  const probe = useRef<HTMLSpanElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<ShownColors>();

  // The fields show values that are read from the page after the edits and the mode have been applied to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values on the page depend on the mode
  useEffect(() => {
    applyEdits(edits);
    if (probe.current) setShown(readShownColors(probe.current));
  }, [edits, mode]);
  useEffect(() => search.current?.focus(), []);

  const change = (scope: Scope, name: string, value: string) =>
    setEdits(before => withEdit(before, scope, name, value));
  const changeAll = (scope: Scope, values: Record<string, string>) => {
    setEdits(before => ({ ...before, [scope]: { ...before[scope], ...values } }));
    setCodeThemes(count => count + 1);
  };
  const reset = () => {
    setEdits(NO_EDITS);
    setResets(count => count + 1);
    search.current?.focus();
  };
  const copy = async () => {
    if (await copyToClipboard(cssOf(edits))) confirm();
  };
  const isEdited = cssOf(edits) !== '';
  const found = useMemo(() => matching(wanted), [wanted]);

  return (
    <>
      <p>{t(mode === 'dark' ? 'themeEditor.dark' : 'themeEditor.light')}</p>
      <div className={styles.tools}>
        <span className={styles.control}>
          <label htmlFor={`${id}search`}>{t('themeEditor.search')}</label>
          <input
            id={`${id}search`}
            ref={search}
            value={wanted}
            placeholder="--rp-c-brand"
            onChange={({ target }) => setWanted(target.value)}
          />
        </span>
        <CodeThemes key={resets} onChoose={changeAll} />
        <button type="button" className={styles.button} disabled={!isEdited} onClick={copy}>
          {t('themeEditor.copy')}
        </button>
        <button type="button" className={styles.button} disabled={!isEdited} onClick={reset}>
          {t('themeEditor.reset')}
        </button>
        <span role="status">
          {confirmed ? t('themeEditor.copied') : resets > 0 && !isEdited && t('themeEditor.wasReset')}
        </span>
      </div>
      {found.map(([group, own]) => (
        <details key={group} open={wanted !== '' || group === 'colors'}>
          <summary>
            {t('themeEditor.groupWithCount', { group: t(GROUP_TEXTS[group]), count: String(own.length) })}
          </summary>
          <ul className={styles.fields}>
            {own.map(variable => (
              <VariableField
                // A change of the mode, a reset, or a code theme discards text that isn't a valid value.
                key={`${variable.name} ${mode} ${resets} ${codeThemes}`}
                variable={variable}
                scope={variable.isPerMode ? mode : 'both'}
                edits={edits}
                shown={shown}
                onChange={change}
              />
            ))}
          </ul>
        </details>
      ))}
      {found.length === 0 && <p role="status">{t('themeEditor.none')}</p>}
      <span ref={probe} hidden />
    </>
  );
}

/** @param wanted part of a name */
function matching(wanted: string): typeof GROUPS {
  const part = wanted.trim().toLowerCase();
  return GROUPS.map(([group, own]): (typeof GROUPS)[number] => [
    group,
    own.filter(({ name }) => name.includes(part)),
  ]).filter(([, own]) => own.length > 0);
}

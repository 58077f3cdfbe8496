import { useId, useState } from 'react';
import { useLateText } from '../../theme/support/useLateText';
import { contrastOf, groundOf, LEAST_CONTRAST } from './contrast';
import { type Edits, isUsable, type Scope } from './edits';
import type { ShownColors } from './shownColors';
import styles from './ThemeEditor.module.css';
import type { ThemeVariable } from './variables';

interface VariableFieldProps {
  variable: ThemeVariable;
  scope: Scope;
  edits: Edits;
  /** The colors on the page, once they're known. */
  shown: ShownColors | undefined;
  onChange: (scope: Scope, name: string, value: string) => void;
}

/** A field for a variable's value. For text colors, it also shows the contrast. */
export function VariableField({
  variable: { name, isColor },
  scope,
  edits,
  shown,
  onChange,
}: VariableFieldProps) {
  const t = useLateText();
  const id = useId();
  /** Text that isn't a valid value yet. */
  const [draft, setDraft] = useState<string>();
  const value = shown?.valueOf(name) ?? '';
  const ground = groundOf(name);
  const colors = ground ? shown?.mixed(name, ground) : undefined;
  const contrast = colors && contrastOf(colors.text, colors.ground);

  const type = (text: string) => {
    const usable = isUsable(text, isColor);
    setDraft(usable ? undefined : text);
    if (usable) onChange(scope, name, text);
  };

  return (
    <li>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <span className={styles.value}>
        {isColor && (
          <span className={styles.color} style={{ background: `var(${name})` }} aria-hidden="true" />
        )}
        <input
          id={id}
          value={draft ?? edits[scope][name] ?? ''}
          placeholder={value}
          spellCheck={false}
          aria-invalid={draft !== undefined}
          aria-describedby={`${id}note`}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      <span id={`${id}note`} className={styles.note} data-warning={draft !== undefined || isLow(contrast)}>
        {draft !== undefined
          ? t(isColor ? 'themeEditor.noColor' : 'themeEditor.noValue')
          : contrast &&
            t(isLow(contrast) ? 'themeEditor.lowContrast' : 'themeEditor.contrast', {
              ratio: contrast.toFixed(1),
              ground: ground ?? '',
            })}
      </span>
    </li>
  );
}

function isLow(contrast: number | undefined): boolean {
  return contrast !== undefined && contrast < LEAST_CONTRAST;
}

// For readers who try out their own colors: every part of this site shows what a variable changes.
import { type ComponentType, useState } from 'react';
import { RESET } from '../../site/stored-theme';
import { useLateText } from '../../theme/support/useLateText';
import styles from './ThemeEditor.module.css';

/** A button that loads the editor on click. */
export default function ThemeEditor() {
  const t = useLateText();
  const [Panel, setPanel] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  if (import.meta.env.SSG_MD) return null;
  const open = () => {
    // Old browsers can't create the style sheet that applies edits.
    const canEdit = 'replaceSync' in CSSStyleSheet.prototype;
    setFailed(!canEdit);
    if (!canEdit) return;
    import('./Panel').then(
      ({ Panel: loaded }) => setPanel(() => loaded),
      error => {
        console.warn(error);
        setFailed(true);
      },
    );
  };
  return (
    <div className={styles.editor}>
      {Panel ? (
        <Panel />
      ) : (
        <button type="button" className={styles.button} onClick={open}>
          {t('themeEditor.open')}
        </button>
      )}
      {hasFailed && <p role="alert">{t('themeEditor.failed')}</p>}
      <p>
        {/* Not a `Link`: the script in the head does it, so the page has to load. */}
        <a className={styles.resetAll} href={RESET}>
          {t('themeEditor.resetAll')}
        </a>
      </p>
    </div>
  );
}

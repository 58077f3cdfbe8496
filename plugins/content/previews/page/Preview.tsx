// For readers who want to see what code does: the result above the code, or in a separate document beside it.
import { Children, type ReactNode } from 'react';
import { useLateText } from '../../../../theme/support/useLateText';
import { Frame } from './Frame';
import styles from './Preview.module.css';

export interface PreviewProps {
  previewMode: 'internal' | 'iframe-follow';
  /** Identifies the page and contains the number of the preview on it. */
  demoId: string;
  /** The code block, then its result. */
  children: ReactNode;
}

/** Shows the result and the code. Without scripts, only the code is shown, because the result wouldn't work. */
export default function Preview({ previewMode, demoId, children }: PreviewProps) {
  const t = useLateText();
  const [code, result] = Children.toArray(children);
  const number = /\d+$/.exec(demoId)?.[0] ?? '';
  return (
    <div className={`${styles.preview} rp-not-doc`} data-preview={previewMode}>
      {previewMode === 'iframe-follow' ? (
        <div className={styles.panes}>
          {code}
          <Frame demoId={demoId} title={t('preview.frame', { number })} />
        </div>
      ) : (
        <>
          <div className={styles.result} role="group" aria-label={t('preview.result', { number })}>
            {result}
          </div>
          <details className={styles.code} open>
            <summary>{t('preview.code')}</summary>
            {code}
          </details>
        </>
      )}
    </div>
  );
}

import { useDark, withBase } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLateText } from '../../../../theme/support/useLateText';
import styles from './Preview.module.css';
import { useSeen } from './useSeen';

interface FrameProps {
  demoId: string;
  /** Accessible name, different for each frame of a page. */
  title: string;
}

/**
 * A document of the plugin's second build, loaded when the reader gets close to it. Its `iframe` is rendered earlier,
 * because Tab can move the focus past it before it comes into view.
 */
export function Frame({ demoId, title }: FrameProps) {
  const t = useLateText();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [times, setTimes] = useState(1);
  const seen = useSeen(box);
  const tellTheme = useTheme(frame);
  const address = addressOf(demoId);
  return (
    <div className={styles.device}>
      <div ref={box} className={styles.screen}>
        {seen !== undefined && (
          <iframe key={times} ref={frame} src={seen ? address : undefined} title={title} onLoad={tellTheme} />
        )}
      </div>
      <div className={styles.tools}>
        <button type="button" onClick={() => setTimes(count => count + 1)}>
          {t('preview.reload')}
        </button>
        <a href={address} target="_blank" rel="noreferrer">
          {t('preview.open')}
        </a>
      </div>
    </div>
  );
}

/** The port of the dev server for frames, if there is one. */
const DEV_PORT = process.env.RSPRESS_IFRAME_DEV_PORT;

function addressOf(demoId: string): string {
  if (import.meta.env.DEV && typeof window !== 'undefined') {
    return `http://${location.hostname}:${DEV_PORT}/${demoId}`;
  }
  return withBase(`/~demo/${demoId}.html`);
}

/**
 * Keeps the frame in the page's theme.
 * @returns a function to call when the frame has loaded
 */
function useTheme(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const dark = useDark();
  const tell = () => frame.current?.contentWindow?.postMessage({ type: 'theme-change', dark }, '*');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is told again when the theme changes
  useEffect(tell, [dark]);
  return tell;
}

// For readers who will be offline: all pages of a language saved on their device, but only on request.

import { usePage, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { languageOfPath } from '../../../site/languages';
import { cacheName } from '../../../site/offline-copy';
import { useText } from '../../support/useText';
import styles from './Offline.module.css';
import type { OfflinePanelProps } from './panel/OfflinePanel';

type Panel = (props: OfflinePanelProps) => ReactNode;

const loadPanel = () => import('./panel');

/**
 * Renders only a button at first. The panel that replaces it loads when the button is pressed. If the reader has saved
 * a copy before, it loads when the browser is idle. Its height is reserved from the start, so that nothing shifts.
 */
export function Offline() {
  const t = useText();
  const { page } = usePage();
  const lang = languageOfPath(`/${page.lang}/`);
  const [isPossible, setPossible] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [Panel, setPanel] = useState<Panel>();

  useEffect(() => {
    if (!canSave()) return;
    setPossible(true);
    return whenIdle(async () => {
      if (!(await caches.has(cacheName(withBase('/'), lang)))) return;
      const { OfflinePanel } = await loadPanel();
      setPanel(() => OfflinePanel);
    });
  }, [lang]);
  const preload = () => {
    loadPanel().catch(() => {});
  };
  const save = async () => {
    setUnavailable(false);
    setPressed(true);
    try {
      const { OfflinePanel, save } = await loadPanel();
      save(lang);
      setPanel(() => OfflinePanel);
    } catch {
      setUnavailable(true);
    }
  };

  return (
    <div className={styles.offline}>
      {Panel ? (
        <Panel lang={lang} isPressed={isPressed} />
      ) : (
        isPossible && (
          <>
            <button type="button" onClick={save} onPointerEnter={preload} onFocus={preload}>
              {t('offline.save')}
            </button>
            <p role="status">{isUnavailable && t('offline.unavailable')}</p>
          </>
        )
      )}
    </div>
  );
}

function canSave(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

/**
 * Calls a function when the browser is idle. It ignores errors, because the reader didn't request anything.
 * @returns function that cancels the call
 */
function whenIdle(look: () => Promise<void>): () => void {
  const run = () => {
    look().catch(() => {});
  };
  if (!('requestIdleCallback' in window)) {
    run();
    return () => {};
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

// For readers of a page whose fences belong together: one device with the results of all of them.
import { usePage } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useLateText } from '../../../../theme/support/useLateText';
import { Frame } from './Frame';
import styles from './Preview.module.css';

/**
 * Replaces the outline next to the text while one of the fences is in view. On small screens, it's below the last
 * fence.
 */
export default function Device() {
  const t = useLateText();
  const { page } = usePage();
  const shown = useFencesInSight();
  return (
    <div className={styles.fixed} data-preview-device={shown ? 'shown' : 'hidden'}>
      <Frame demoId={idOf(page.pagePath)} title={t('preview.device')} />
    </div>
  );
}

/** Id of the document that the plugin builds for a page. */
function idOf(pagePath: string): string {
  const name = pagePath.replace(/\.[^.]+$/, '').replace(/[^0-9a-zA-Z_$]/g, '_');
  return `_${name}`;
}

function useFencesInSight(): boolean {
  const [anyInSight, setAnyInSight] = useState(false);
  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setAnyInSight(inSight.size > 0);
    });
    for (const fence of document.querySelectorAll('[data-preview="iframe-fixed"]')) observer.observe(fence);
    return () => observer.disconnect();
  }, []);
  return anyInSight;
}

// For readers who want to try what they read: code that they can edit and run in place.
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { PlaygroundFence } from '../fences/readFence';
import { useTexts } from '../useTexts';
import type { WorkbenchProps } from '../workbench';
import styles from './Playground.module.css';
import { TEXTS } from './texts';
import { useSharedCode } from './useSharedCode';

interface PlaygroundProps extends PlaygroundFence {
  /** Number on the page, from 1. */
  index: string;
  editorPosition: 'left' | 'right';
  /** The code as the page shows it. */
  children: ReactNode;
}

type Stage =
  | { name: 'code' | 'loading' | 'failed' }
  | {
      name: 'open';
      Workbench: (props: WorkbenchProps) => ReactNode;
      source: string;
      code: string;
      isFromLink: boolean;
    };

/** The ordinary code block, until the reader clicks Edit or follows a link that shares code. */
export default function Playground({ index, children, ...settings }: PlaygroundProps) {
  const texts = useTexts(TEXTS);
  const block = useRef<HTMLDivElement>(null);
  const source = useRef<string>(undefined);
  const [stage, setStage] = useState<Stage>({ name: 'code' });

  const open = useCallback(async (shared?: string) => {
    source.current ??= block.current?.querySelector('pre code')?.textContent ?? '';
    setStage(before => (before.name === 'open' ? before : { name: 'loading' }));
    try {
      const { Workbench } = await import(/* webpackChunkName: "playground" */ '../workbench');
      const code = shared ?? source.current;
      setStage({
        name: 'open',
        Workbench,
        source: source.current,
        code,
        isFromLink: code !== source.current,
      });
    } catch {
      setStage({ name: 'failed' });
    }
  }, []);
  const problem = useSharedCode(Number(index), block, open);

  return (
    <div ref={block} className={styles.playground} data-playground={index}>
      {stage.name === 'open' ? (
        <stage.Workbench
          // Code from another link restarts the workbench.
          key={stage.code}
          {...settings}
          index={Number(index)}
          source={stage.source}
          code={stage.code}
          isFromLink={stage.isFromLink}
        />
      ) : (
        <>
          {children}
          <noscript>
            <style>{`.${styles.bar}{display:none}`}</style>
          </noscript>
          <div className={styles.bar}>
            <button type="button" aria-disabled={stage.name === 'loading'} onClick={() => open()}>
              {texts.edit}
            </button>
            <span role="status">{stage.name === 'loading' && texts.loading}</span>
          </div>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {stage.name === 'failed' ? texts.failed : problem}
      </p>
    </div>
  );
}

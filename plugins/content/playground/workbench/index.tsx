// What the Edit button loads: the editor, the compiler, and the frame with the result.
import { useState } from 'react';
import type { PlaygroundFence } from '../fences/readFence';
import { useTexts } from '../useTexts';
import { Editor } from './Editor';
import { Question } from './Question';
import { Result } from './Result';
import { Tools } from './Tools';
import { TEXTS } from './texts';
import styles from './Workbench.module.css';

export interface WorkbenchProps extends PlaygroundFence {
  /** Number of the playground on its page, from 1. */
  index: number;
  editorPosition: 'left' | 'right';
  /** The page's code, which a reset restores. */
  source: string;
  /** The initial code. */
  code: string;
  /** Whether the code comes from a link. It runs only after a click then, and the editor doesn't take the focus. */
  isFromLink: boolean;
}

export function Workbench({ index, language, direction, editorPosition, source, ...first }: WorkbenchProps) {
  const texts = useTexts(TEXTS);
  const [code, setCode] = useState(first.code);
  const [mayRun, setMayRun] = useState(!first.isFromLink);
  const reset = () => {
    setCode(source);
    setMayRun(true);
  };
  return (
    <div className={styles.workbench}>
      <Tools index={index} code={code} onReset={reset} texts={texts} />
      <div className={styles.panes} data-direction={direction} data-editor={editorPosition}>
        <Editor
          code={code}
          onChange={setCode}
          language={language}
          takesFocus={!first.isFromLink}
          texts={texts}
        />
        {mayRun ? (
          <Result code={code} language={language} takesFocus={first.isFromLink} texts={texts} />
        ) : (
          <Question onRun={() => setMayRun(true)} texts={texts} />
        )}
      </div>
    </div>
  );
}

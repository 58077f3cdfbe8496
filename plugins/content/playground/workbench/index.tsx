// What the Edit button loads: the editor, the compiler, and the frame with the result.
import { useState } from 'react';
import type { PlaygroundFence } from '../fences/readFence';
import { useTexts } from '../useTexts';
import { Editor } from './Editor';
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
  /** Whether the editor gets the focus when it opens. */
  takesFocus: boolean;
}

export function Workbench({ index, language, direction, editorPosition, source, ...first }: WorkbenchProps) {
  const texts = useTexts(TEXTS);
  const [code, setCode] = useState(first.code);
  return (
    <div className={styles.workbench}>
      <Tools index={index} code={code} onReset={() => setCode(source)} texts={texts} />
      <div className={styles.panes} data-direction={direction} data-editor={editorPosition}>
        <Editor
          code={code}
          onChange={setCode}
          language={language}
          takesFocus={first.takesFocus}
          texts={texts}
        />
        <Result code={code} language={language} texts={texts} />
      </div>
    </div>
  );
}

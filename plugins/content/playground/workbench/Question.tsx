import pageStyles from '../page/Playground.module.css';
import type { Texts } from './texts';
import styles from './Workbench.module.css';

interface QuestionProps {
  onRun: () => void;
  texts: Texts;
}

/** Stands for the result of code from a link until the reader runs it, and says what it could do. */
export function Question({ onRun, texts }: QuestionProps) {
  return (
    <div className={`${styles.result} ${styles.question} ${pageStyles.buttons}`}>
      <p>{texts.fromLink}</p>
      <button type="button" onClick={onRun}>
        {texts.run}
      </button>
    </div>
  );
}

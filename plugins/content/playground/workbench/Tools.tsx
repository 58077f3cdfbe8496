import { copyToClipboard } from '@rspress/core/theme-original';
import { useState } from 'react';
import pageStyles from '../page/Playground.module.css';
import { toHash } from '../share/hash';
import type { Texts } from './texts';
import styles from './Workbench.module.css';

interface ToolsProps {
  index: number;
  code: string;
  onReset: () => void;
  texts: Texts;
}

/** Reset, copy, and share buttons, with the outcome next to them. */
export function Tools({ index, code, onReset, texts }: ToolsProps) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  const copy = async () => {
    if (await copyToClipboard(code)) say(texts.copied);
  };
  const share = async () => {
    const hash = toHash(index, code);
    if (!hash) {
      say(texts.tooLong);
      return;
    }
    // Updates the URL too: the code then survives a reload or a change of language.
    history.replaceState(history.state, '', hash);
    if (await copyToClipboard(location.href)) say(texts.shared);
  };
  const reset = () => {
    onReset();
    say(texts.wasReset);
  };
  return (
    <div className={`${styles.tools} ${pageStyles.buttons}`} role="group" aria-label={texts.tools}>
      <button type="button" onClick={reset}>
        {texts.reset}
      </button>
      <button type="button" onClick={copy}>
        {texts.copy}
      </button>
      <button type="button" onClick={share}>
        {texts.share}
      </button>
      <span role="status">
        <span key={said.times}>{said.text}</span>
      </span>
    </div>
  );
}

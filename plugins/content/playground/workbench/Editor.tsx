import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import type { FenceLanguage } from '../fences/readFence';
import { createEditor } from './createEditor';
import type { Texts } from './texts';
import styles from './Workbench.module.css';

interface EditorProps {
  code: string;
  onChange: (code: string) => void;
  language: FenceLanguage;
  /** Whether the editor gets the focus when it opens. */
  takesFocus: boolean;
  texts: Texts;
}

export function Editor({ code, onChange, language, takesFocus, texts }: EditorProps) {
  const keysId = useId();
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  // Only the initial values are used: from then on, the editor keeps the code itself.
  const first = useRef({ code, onChange, takesFocus });

  useEffect(() => {
    if (!parent.current) return;
    const { code, onChange, takesFocus } = first.current;
    const view = createEditor({
      parent: parent.current,
      code,
      language,
      label: texts.code,
      keysId,
      onChange,
    });
    if (takesFocus) view.focus();
    editor.current = view;
    return () => view.destroy();
  }, [language, texts.code, keysId]);

  useEffect(() => {
    const { state } = editor.current ?? {};
    if (!state || state.doc.toString() === code) return;
    editor.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: code } });
  }, [code]);

  return (
    <div className={styles.editor}>
      <div ref={parent} className={styles.code} />
      <p id={keysId} className={styles.keys}>
        {texts.keys}
      </p>
    </div>
  );
}

import { useDark, useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import type { FenceLanguage } from '../fences/readFence';
import { FRAME_FOLDER } from '../frame/policy';
import { type Failure, failureText } from './failure';
import { type Compiler, openCompiler } from './openCompiler';
import { type Frame, type Outcome, openFrame } from './openFrame';
import type { Texts } from './texts';
import styles from './Workbench.module.css';

/** How long the reader must pause typing before the code runs, in milliseconds. */
const PAUSE = 400;

interface ResultProps {
  code: string;
  language: FenceLanguage;
  /** Whether the result gets the focus when it's first shown. */
  takesFocus: boolean;
  texts: Texts;
}

/** The result of the code, or the reason why there's none; screen readers announce both. */
export function Result({ code, language, takesFocus, texts }: ResultProps) {
  const lang = useLang();
  const dark = useDark();
  const parent = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame>(undefined);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'running' });
  const compiler = useRef<Compiler>(undefined);
  /** Why the code wasn't compiled. Hides the outcome of an earlier program, which may still report. */
  const [failure, setFailure] = useState<Failure>();
  const shown: Outcome = failure ? { state: 'failed', failure } : outcome;
  const title = texts.result;

  useEffect(() => {
    if (!parent.current) return;
    const opened = openFrame(parent.current, { address: withBase(`/${FRAME_FOLDER}`), title }, setOutcome);
    frame.current = opened;
    compiler.current = openCompiler(compiled => {
      setFailure('failure' in compiled ? compiled.failure : undefined);
      if ('program' in compiled) frame.current?.run(compiled.program);
    });
    return () => {
      opened.close();
      compiler.current?.close();
    };
  }, [title]);

  useEffect(() => {
    if (takesFocus) parent.current?.focus();
  }, [takesFocus]);

  useEffect(() => frame.current?.look({ dark, lang }), [dark, lang]);

  const isFirst = useRef(true);
  useEffect(() => {
    const run = () => compiler.current?.compile({ code, language });
    const timer = setTimeout(run, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [code, language]);

  return (
    <div className={styles.result}>
      <div ref={parent} className={styles.frame} tabIndex={takesFocus ? -1 : undefined} />
      <p role="alert" className={styles.failure}>
        {shown.state === 'failed' && failureText(shown.failure, texts)}
      </p>
      <p role="status" className={styles.state}>
        {shown.state === 'running' && texts.running}
        {shown.state === 'done' && texts.done}
      </p>
    </div>
  );
}

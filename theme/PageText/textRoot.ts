import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { showNotice } from '../StalePage/recover';
import { holdInput } from './heldInput';
import { atFirstIntent, changesWithScript } from './intent';

interface TextRootOptions {
  /** The element with the text as it came in the HTML. */
  element: HTMLElement;
  loadText: () => Promise<unknown>;
  /** The text as it was rendered at build, calling back once it is hydrated. */
  first: (onHydrated: () => void) => ReactNode;
  /** The text could not be rendered here. */
  onError: () => void;
}

export interface TextRoot {
  /** Renders the text anew, as soon as it has a script. */
  render(text: ReactNode): void;
  stop(): void;
}

/**
 * Gives the text of a static page its script when the reader first does something.
 * The text is a root of its own. As a part of the app that waits for its script (`Suspense`), React would throw its
 * HTML away as soon as a context above it changes, which the core does right after hydration.
 */
export function startTextRoot({ element, loadText, first, onError }: TextRootOptions): TextRoot {
  let root: Root | undefined;
  let latest: ReactNode;
  let hydrated = false;
  let stopped = false;
  const input = holdInput(element);

  const onHydrated = () => {
    hydrated = true;
    delete element.dataset.served;
    root?.render(latest);
    input.replay();
  };
  const start = async () => {
    try {
      await loadText();
    } catch {
      // One can go on reading; the reader is told when it matters.
      input.refuse(() => showNotice(location.href));
      return;
    }
    if (stopped) return;
    // At once, because a root that is created but not yet rendered swallows clicks.
    flushSync(() => {
      root = hydrateRoot(element, first(onHydrated), {
        onRecoverableError: (error, info) => console.warn('The text was rendered anew:', error, info),
        onUncaughtError: error => {
          reportError(error);
          onError();
        },
      });
    });
    input.release();
  };

  let stopWaiting = () => {};
  if (changesWithScript(element)) start();
  else stopWaiting = atFirstIntent(element, start);
  return {
    render(text) {
      latest = text;
      if (hydrated) root?.render(text);
    },
    stop() {
      stopped = true;
      stopWaiting();
      input.release();
      // Not while the app, another root, is rendering; what takes its place is shown first. Safari knows no idleness.
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      whenIdle(() => root?.unmount());
    },
  };
}

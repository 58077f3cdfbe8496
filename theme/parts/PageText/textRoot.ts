import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { showNotice } from '../StalePage/recover';
import { rememberCaret } from '../Start/caret';
import { handOver } from '../Start/handOver';

interface TextRootOptions {
  /** The element with the text as it came in the HTML. */
  element: HTMLElement;
  /** The script of the text, which is on its way. */
  script: Promise<unknown>;
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
 * Gives the text of a static page its script.
 * The text is a root of its own. As a part of the app that waits for its script (`Suspense`), React would throw its
 * HTML away as soon as a context above it changes, which the core does right after hydration.
 */
export function startTextRoot({ element, script, first, onError }: TextRootOptions): TextRoot {
  let root: Root | undefined;
  let latest: ReactNode;
  let hydrated = false;
  let stopped = false;

  const onHydrated = () => {
    hydrated = true;
    delete element.dataset.served;
    root?.render(latest);
    handOver();
  };
  const start = async () => {
    try {
      await script;
    } catch {
      if (!stopped) explainButtons(element);
      return;
    }
    if (stopped) return;
    rememberCaret();
    root = hydrateRoot(element, first(onHydrated), {
      onRecoverableError: (error, info) => console.warn('The text was rendered anew:', error, info),
      onUncaughtError: error => {
        reportError(error);
        onError();
      },
    });
  };

  start();
  return {
    render(text) {
      latest = text;
      if (hydrated) root?.render(text);
    },
    stop() {
      stopped = true;
      // Nobody waits for the text any longer.
      handOver();
      // Not while the app, another root, is rendering; what takes its place is shown first. Safari knows no idleness.
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      whenIdle(() => root?.unmount());
    },
  };
}

/** Needs a script to do anything. */
const SCRIPTED = 'button:not([popovertarget], [commandfor])';

/** Without its script the text can still be read. Readers are told when they press a button of it. */
function explainButtons(element: HTMLElement) {
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SCRIPTED)) showNotice(location.href);
  });
  element.dataset.served = 'alone';
  handOver();
}

import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { showNotice } from '../StalePage/recover';
import { replay } from '../Start/replay';
import { shieldTextAreas } from '../Start/textAreas';

interface TextRootOptions {
  /** The element that contains the text as served. */
  element: HTMLElement;
  /** Resolves when the script of the text has loaded. */
  script: Promise<unknown>;
  /** Returns the text as rendered at build time, which must call `onHydrated` when it's hydrated. */
  first: (onHydrated: () => void) => ReactNode;
  /** Called if the text can't be rendered in the browser. */
  onError: () => void;
}

export interface TextRoot {
  /** Renders the text again, as soon as it's hydrated. */
  render(text: ReactNode): void;
  stop(): void;
}

/**
 * Hydrates the text of a static page as a separate React root. If it were a part of the app that waits for its script
 * (`Suspense`), React would discard its HTML as soon as a context above it changes, which the core does right after
 * hydration.
 */
export function startTextRoot({ element, script, first, onError }: TextRootOptions): TextRoot {
  let root: Root | undefined;
  let latest: ReactNode;
  let hydrated = false;
  let stopped = false;

  const start = async () => {
    try {
      await script;
    } catch {
      if (!stopped) explainButtons(element);
      return;
    }
    if (stopped) return;
    const unshield = shieldTextAreas(element);
    const onHydrated = () => {
      hydrated = true;
      unshield();
      delete element.dataset.served;
      root?.render(latest);
      replay();
    };
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
      // The text's script is no longer needed.
      replay();
      // Unmount only after the app, which is another root, has rendered the replacement. Safari has no
      // `requestIdleCallback`.
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      whenIdle(() => root?.unmount());
    },
  };
}

/** Buttons that do nothing without a script. */
const SCRIPTED = 'button:not([popovertarget], [commandfor])';

/**
 * Shows a notice when a reader presses a button of a text whose script couldn't be loaded. The text can still be read.
 */
function explainButtons(element: HTMLElement) {
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SCRIPTED)) showNotice(location.href);
  });
  element.dataset.served = 'alone';
  replay();
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Language } from '../../../../site/languages';
import { look, remove, save, stateOf, subscribe } from './store';
import { buttonTexts, progressText, stateText } from './texts';

export interface OfflinePanelProps {
  lang: Language;
  /** Whether the reader pressed the button that this panel replaces. */
  isPressed: boolean;
}

/** Shows what is saved of a language, and lets the reader save, update, and remove it. */
export function OfflinePanel({ lang, isPressed }: OfflinePanelProps) {
  const state = useSyncExternalStore(subscribe, () => stateOf(lang));
  const { group, pressed } = useFocusKeeper(state.kind, isPressed);
  const press = (act: (lang: Language) => Promise<void>) => {
    pressed.current = true;
    act(lang);
  };
  useEffect(() => {
    look(lang).catch(() => {});
  }, [lang]);
  const texts = buttonTexts(lang);
  const text = stateText(state, lang);
  const offersUpdate = state.kind === 'saved' && (state.copy.isOld || state.note);

  return (
    <div ref={group} role="group" aria-label={texts.label} tabIndex={-1}>
      <p role="status">
        {state.kind === 'saving' ? (
          <>
            <span aria-hidden="true">{text}</span>
            <span className="visually-hidden">{progressText(state.done, state.total, lang)}</span>
          </>
        ) : (
          text
        )}
      </p>
      {state.kind === 'none' && (
        <button type="button" onClick={() => press(save)}>
          {texts.save}
        </button>
      )}
      {offersUpdate && (
        <button type="button" onClick={() => press(save)}>
          {texts.update}
        </button>
      )}
      {state.kind === 'saved' && (
        <button type="button" onClick={() => press(remove)}>
          {texts.remove}
        </button>
      )}
    </div>
  );
}

/**
 * Moves the focus to the group when a pressed button disappears, because it would otherwise go to the start of the
 * page.
 * @param kind changes when the buttons change
 */
function useFocusKeeper(kind: string, isPressed: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(isPressed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the buttons change.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) {
      group.current?.focus({ preventScroll: true });
    }
    pressed.current = false;
  }, [kind]);
  return { group, pressed };
}

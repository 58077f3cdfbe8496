export interface HeldInput {
  /** Ends the holding; React hears the text from now on. */
  release(): void;
  /** Does what was held, in its order. */
  replay(): void;
  /** Ends the holding for good: a click on a button of the text is answered with the callback. */
  refuse(onUse: () => void): void;
}

/** What the browser, and for images their zoom, does by itself; doing it again would undo it. */
const NATIVE =
  'img, a[href], area[href], summary, label, input, select, textarea, audio, video, [popovertarget], [commandfor]';
/** What has no use but by script. */
const SCRIPTED = 'button:not([popovertarget], [commandfor])';
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Keeps clicks, the keys of tabs and what is typed into fields in a text that no script hears yet. */
export function holdInput(text: HTMLElement): HeldInput {
  // Before this runs, as long as the app waits for the reader, the field is all that has it.
  const typed = new Map([...text.querySelectorAll('input')].map(input => [input, input.value]));
  const held: [target: Element, makeEvent: () => Event][] = [];
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(NATIVE)) return;
    held.push([target, () => new MouseEvent('click', { bubbles: true, cancelable: true, view: window })]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !target.closest('[role=tab]') || !TAB_KEYS.includes(key)) return;
    event.preventDefault();
    held.push([target, () => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })]);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  const release = () => {
    text.removeEventListener('input', onInput);
    text.removeEventListener('click', onClick);
    text.removeEventListener('keydown', onKeyDown);
  };
  text.addEventListener('input', onInput);
  text.addEventListener('click', onClick);
  text.addEventListener('keydown', onKeyDown);
  return {
    release,
    replay() {
      // Whatever listens outside has seen the reader's own event.
      const stay = (event: Event) => event.stopPropagation();
      text.addEventListener('click', stay);
      text.addEventListener('keydown', stay);
      for (const [input, value] of typed) {
        if (input.value !== value) retype(input, value);
      }
      for (const [target, makeEvent] of held.splice(0)) {
        if (target.isConnected) target.dispatchEvent(makeEvent());
      }
      text.removeEventListener('click', stay);
      text.removeEventListener('keydown', stay);
    },
    refuse(onUse) {
      release();
      const use = ({ target }: { target: EventTarget | null }) => {
        if (target instanceof Element && target.closest(SCRIPTED)) onUse();
      };
      for (const [target] of held.splice(0)) use({ target });
      text.addEventListener('click', use);
    },
  };
}

/** React, which has put its own value there, hears of a change only where the field's own property is passed by. */
function retype(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import type { FenceLanguage } from '../fences/readFence';
import { highlightStyle, theme } from './editorStyle';

const LANGUAGES = { tsx: tsxLanguage, jsx: jsxLanguage };

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  language: FenceLanguage;
  /** Accessible name. */
  label: string;
  /** Id of the element that explains how to leave the editor. */
  keysId: string;
  onChange: (code: string) => void;
}

/** Creates a code editor with the colors of the page's code blocks. */
export function createEditor({ parent, code, language, label, keysId, onChange }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    doc: code,
    extensions: [
      lineNumbers(),
      highlightSpecialChars(),
      history(),
      indentOnInput(),
      bracketMatching(),
      LANGUAGES[language],
      syntaxHighlighting(highlightStyle),
      theme,
      leaveByEscape,
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      // Editable elements are focusable without `tabindex`, but axe doesn't know that.
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': keysId, tabindex: '0' }),
      EditorView.updateListener.of(update => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}

/** Keys that don't undo the effect of Escape. */
const PASSIVE_KEYS = ['Escape', 'Tab', 'Shift'];

/** After Escape, Tab leaves the editor, however long the reader takes; any other key makes it indent again. */
const leaveByEscape = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.key === 'Escape') view.setTabFocusMode(true);
    else if (!PASSIVE_KEYS.includes(event.key)) view.setTabFocusMode(false);
    // Handled here, because the editor itself would end the mode after two seconds.
    return event.key === 'Escape';
  },
  blur(_, view) {
    view.setTabFocusMode(false);
  },
});

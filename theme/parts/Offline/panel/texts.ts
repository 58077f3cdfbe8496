import texts from '../../../../i18n.json';
import type { Language } from '../../../../site/languages';
import { fillText } from '../../../support/fillText';
import type { OfflineState } from './store';

/** Status text for the reader; `undefined` if there's nothing to say. */
export function stateText(state: OfflineState, lang: Language): string | undefined {
  switch (state.kind) {
    case 'looking':
      return undefined;
    case 'saving':
      if (state.total === 0) return progressText(0, 0, lang);
      return fillText(texts['offline.panel.saving'][lang], { done: state.done, total: state.total });
    case 'none':
      return state.note && noteText(state.note, lang);
    case 'saved':
      return savedText(state, lang);
  }
}

/** Progress in quarters, for screen readers, which would otherwise announce every file. */
export function progressText(done: number, total: number, lang: Language): string {
  const quarters = total > 0 ? Math.floor((4 * done) / total) : 0;
  return fillText(texts['offline.panel.percent'][lang], { percent: 25 * quarters });
}

export function buttonTexts(lang: Language) {
  return {
    label: texts['offline.panel.label'][lang],
    save: texts['offline.save'][lang],
    update: texts['offline.panel.update'][lang],
    remove: texts['offline.panel.remove'][lang],
  };
}

function savedText({ copy, note }: Extract<OfflineState, { kind: 'saved' }>, lang: Language): string {
  if (note) return fillText(texts['offline.panel.unchanged'][lang], { failure: noteText(note, lang) });
  const text = copy.isOld ? texts['offline.panel.old'] : texts['offline.panel.saved'];
  return fillText(text[lang], {
    size: (copy.size / 1_000_000).toFixed(1),
    version: copy.version,
    date: localDate(copy.savedAt),
  });
}

type Note = NonNullable<Extract<OfflineState, { kind: 'none' }>['note']>;

function noteText(note: Note, lang: Language): string {
  const sentences: Record<Note, { en: string; zh: string }> = {
    network: texts['offline.panel.network'],
    room: texts['offline.panel.room'],
    refused: texts['offline.panel.refused'],
    stopped: texts['offline.panel.stopped'],
    removed: texts['offline.panel.removed'],
  };
  return sentences[note][lang];
}

/** ISO 8601 date in the reader's time zone: `2026-11-21`. */
function localDate(time: string): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}

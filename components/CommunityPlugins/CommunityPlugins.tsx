// Readers who choose a plugin: what each does, and what came of building a site with it.
import type { ReactNode } from 'react';
import { COMMUNITY_PLUGINS } from '../../community-plugins/plugins';
import type { TrialResult, TriedPlugin } from '../../community-plugins/trial';
import tried from '../../community-plugins/tried.json';
import { type LateTextKey, useLateText } from '../../theme/support/useLateText';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import { DataTable } from '../DataTable/DataTable';

const RESULT_TEXTS: Record<TrialResult, LateTextKey> = {
  works: 'communityPlugins.works',
  'works with a note': 'communityPlugins.worksWithNote',
  'does not work': 'communityPlugins.fails',
};
const COLUMNS: LateTextKey[] = [
  'communityPlugins.plugin',
  'communityPlugins.does',
  'communityPlugins.result',
  'communityPlugins.note',
];

/** A table of all plugins of `community-plugins/plugins.ts` with the results of their trials. */
export function CommunityPlugins() {
  const t = useLateText();
  const lang = usePageLanguage();
  const results = new Map((tried as TriedPlugin[]).map(result => [result.name, result]));
  const head = COLUMNS.map(column => t(column));
  const rows = COMMUNITY_PLUGINS.flatMap(({ name, does, note }) => {
    const trial = results.get(name);
    if (!trial) return [];
    const message = trial.message === undefined ? '' : `\`${trial.message}\``;
    const notes = [message, note?.[lang]].filter(Boolean).join(' ');
    return [[`\`${name}\` ${trial.version}`, does[lang], t(RESULT_TEXTS[trial.result]), notes]];
  });
  return <DataTable head={head} rows={rows} renderCell={inline} />;
}

/** The code and links of one line of Markdown as elements. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map(part => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (href) {
      return (
        <a key={part} className="rp-link" href={href}>
          {label}
        </a>
      );
    }
    return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part;
  });
}

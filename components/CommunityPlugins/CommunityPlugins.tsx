// For readers who choose a plugin: what each one does, and the result of building a site with it.
import { routePathToMdPath } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
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
  'not found': 'communityPlugins.notFound',
};
const COLUMNS: LateTextKey[] = [
  'communityPlugins.plugin',
  'communityPlugins.does',
  'communityPlugins.result',
  'communityPlugins.note',
];

/** A table of the plugins in `community-plugins/plugins.ts` with their results from `tried.json`. */
export function CommunityPlugins() {
  const t = useLateText();
  const lang = usePageLanguage();
  const results = new Map((tried as TriedPlugin[]).map(result => [result.name, result]));
  const head = COLUMNS.map(column => t(column));
  const rows = COMMUNITY_PLUGINS.flatMap(plugin => {
    const { name, does, note } = plugin;
    const tried = results.get(name);
    if (!tried) return [];
    const title = plugin.trial ? `\`${name}\` ${tried.version}` : `[\`${name}\`](${plugin.repository})`;
    const message = tried.message === undefined ? '' : `\`${tried.message}\``;
    const notes = [message, linked(note?.[lang] ?? '')].filter(Boolean).join(' ');
    return [[title, does[lang], t(RESULT_TEXTS[tried.result], { date: tried.date }), notes]];
  });
  return <DataTable head={head} rows={rows} renderCell={inline} />;
}

/** In the page's Markdown version, links point to other pages' Markdown versions. */
function linked(text: string): string {
  if (!import.meta.env.SSG_MD) return text;
  return text.replace(/(?<=\]\()\/[^)]+(?=\))/g, routePathToMdPath);
}

/** Renders the code and links in one line of Markdown. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map(part => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (label && href) {
      return (
        <Link key={part} href={href}>
          {inline(label)}
        </Link>
      );
    }
    return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part;
  });
}

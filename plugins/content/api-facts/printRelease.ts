import { dayIn, type ReleaseDates } from '../../../history/dates';
import { type Release, versionBefore } from '../../../history/history';
import { CHANGES_PAGE, releaseId } from '../../../history/labels';
import { sinceLater } from '../../../history/since';
import { languagePrefix } from '../../../site/languages';
import { CHANGELOG_URL } from '../../../site/links';
import type { FactLanguage } from './labels';

interface ReleaseLabels {
  notes: string;
  names: string;
  date(year: string, month: string, day: string): string;
  by(date: string): string;
  mayInclude(first: string, last: string): string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const LABELS: Record<FactLanguage, ReleaseLabels> = {
  en: {
    notes: 'Release notes',
    names: 'Changed names',
    date: (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
    by: date => `By ${date}`,
    mayInclude: (first, last) => `May include changes from ${first === last ? first : `${first} to ${last}`}`,
  },
  zh: {
    notes: '发布说明',
    names: '变更的名称',
    date: (year, month, day) => `${year} 年 ${Number(month)} 月 ${Number(day)} 日`,
    by: date => `不晚于 ${date}`,
    mayInclude: (first, last) => `可能包含 ${first === last ? first : `${first} 至 ${last}`} 的变更`,
  },
};

/**
 * One line about a release, as Markdown: its date, and links to its notes and to the list of names that it changed.
 * @returns `undefined` for a release without a known date
 */
export function printRelease(
  version: string,
  language: FactLanguage,
  { releases, dates }: { releases: Release[]; dates: ReleaseDates },
): string | undefined {
  const labels = LABELS[language];
  const date = dates[version];
  if (!date) return undefined;
  const [year = '', month = '', day = ''] = dayIn(date).split('-');
  const text = labels.date(year, month, day);
  const before = versionBefore(releases, version);
  const between = before && sinceLater(version, before).orBetween;
  const { set = [], removed = [] } = releases.find(release => release.version === version) ?? {};
  return [
    'on' in date ? text : labels.by(text),
    `[${labels.notes}](${CHANGELOG_URL}/tag/v${version})`,
    // The first release has no earlier one to compare its names with.
    ...(before && set.length + removed.length > 0
      ? [`[${labels.names}](${languagePrefix(language)}${CHANGES_PAGE}#${releaseId(version)})`]
      : []),
    ...(between ? [labels.mayInclude(between.first, between.last)] : []),
  ].join(' · ');
}

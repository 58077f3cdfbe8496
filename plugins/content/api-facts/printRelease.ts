import { dayIn, type ReleaseDates } from '../../../history/dates';
import { type Release, versionBefore } from '../../../history/history';
import { CHANGES_PAGE, releaseId } from '../../../history/labels';
import { sinceLater } from '../../../history/since';
import { type Language, languagePrefix } from '../../../site/languages';
import { CHANGELOG_URL } from '../../../site/links';

const LABELS = {
  en: {
    notes: 'Release notes',
    names: 'Changed names',
    date: (day: string) => new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    by: (date: string) => `By ${date}`,
    mayInclude: (first: string, last: string) =>
      `May include changes from ${first === last ? first : `${first} to ${last}`}`,
  },
  zh: {
    notes: '发布说明',
    names: '变更的名称',
    date: (day: string) => day.replace(/(\d+)-0?(\d+)-0?(\d+)/, '$1 年 $2 月 $3 日'),
    by: (date: string) => `不晚于 ${date}`,
    mayInclude: (first: string, last: string) =>
      `可能包含 ${first === last ? first : `${first} 至 ${last}`} 的变更`,
  },
};

/**
 * One line about a release, as Markdown: its date, and links to its notes and to the list of names that it changed.
 * @returns `undefined` for a release without a known date
 */
export function printRelease(
  version: string,
  language: Language,
  { releases, dates }: { releases: Release[]; dates: ReleaseDates },
): string | undefined {
  const labels = LABELS[language];
  const date = dates[version];
  if (!date) return undefined;
  const text = labels.date(dayIn(date));
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

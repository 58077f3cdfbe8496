import { changesBetween, namesOf } from '../../history/changes';
import { type History, namesAt, type Release } from '../../history/history';
import { CHANGES_PAGE } from '../../history/labels';
import { readHistory } from '../../history/readHistory';
import { recorded } from '../../history/recorded';
import type { Fact } from '../../plugins/content/api-facts/fact';
import { CORE, installed, installedPlugins } from '../../plugins/content/api-facts/installed';
import { readFacts } from '../../plugins/content/api-facts/read';
import { RELEASES_PAGE } from '../../site/release-feed';
import type { Page } from '../corpus';
import type { Finding, Rule } from '../finding';

const NAME = 'history';
const FILE = 'history/history.json';

/** The history, and what it's compared with. */
export interface HistorySources {
  history: History;
  facts: Fact[];
  /** Installed versions by package. */
  versions: Record<string, string>;
}

/** Checks that the history ends with the installed packages, and that the pages about changes list its releases. */
export const historyRule = createHistoryRule(async () => ({
  history: readHistory(),
  facts: await readFacts(),
  versions: Object.fromEntries(
    [installed(CORE), ...installedPlugins()].map(({ name, version }) => [name, version]),
  ),
}));

export function createHistoryRule(read: () => Promise<HistorySources>): Rule {
  return {
    name: NAME,
    description:
      'The history ends with the installed packages, the page about changes lists each release that changed a name, and the page about releases has all that were compared.',
    async check({ pages }) {
      const sources = await read();
      const outdated = Object.keys(sources.versions).flatMap(name => {
        const problem = problemOf(name, sources);
        return problem
          ? [{ rule: NAME, file: FILE, line: 1, problem, advice: 'Run `npm run history`.' }]
          : [];
      });
      const unlisted = pages.flatMap(page => {
        if (page.route === CHANGES_PAGE) return unlistedChanges(page, sources.history);
        return page.route === RELEASES_PAGE ? unlistedReleases(page, sources.history) : [];
      });
      return [...outdated, ...unlisted];
    },
  };
}

function problemOf(name: string, { history, facts, versions }: HistorySources): string | undefined {
  const version = versions[name] ?? '';
  const releases = history[name] ?? [];
  const latest = releases.at(-1)?.version;
  if (latest !== version)
    return `The history of ${name} ends with ${latest ?? 'nothing'}, not with ${version}.`;
  const declared = namesOf(facts.filter(fact => fact.package === name).map(recorded));
  const { added, removed, changed } = changesBetween(namesAt(releases, version), declared);
  const differing = [...added, ...removed, ...changed.map(({ after }) => after)].map(entry => entry.name);
  if (differing.length === 0) return undefined;
  return `The history has other declarations of ${differing.join(', ')} than ${name} ${version}.`;
}

function unlistedChanges(page: Page, history: History): Finding[] {
  const [, ...later] = history[CORE] ?? [];
  const changing = later.filter(({ set, removed }) => set.length + removed.length > 0);
  return unlisted(
    page,
    'changes',
    changing,
    version => `Release ${version} changed names and isn't on the page.`,
  );
}

function unlistedReleases(page: Page, history: History): Finding[] {
  return unlisted(page, 'release', history[CORE] ?? [], version => `Release ${version} isn't on the page.`);
}

/** Finds releases that no `<Fact>` names in that attribute. */
function unlisted(
  { file, components }: Page,
  attribute: 'changes' | 'release',
  releases: Release[],
  problem: (version: string) => string,
): Finding[] {
  const listed = new Set(components.map(({ attributes }) => attributes[attribute]));
  return releases
    .filter(({ version }) => !listed.has(version))
    .map(({ version }) => ({
      rule: NAME,
      file,
      line: 1,
      problem: problem(version),
      advice: `Add a section with \`<Fact ${attribute}="${version}" />\`.`,
    }));
}

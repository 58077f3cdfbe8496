import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../site/languages';
import { type Page, pageName, readCorpus } from '../corpus';
import { factFileOf, formatFacts, type PageFacts, parseFacts, type SectionFacts } from './fact-file';
import { hashOfFile } from './lost-evidence';
import { type Section, sectionLabel, sectionsOf } from './sections';

/** Thrown if the facts of a page can't be updated. */
export class FactsError extends Error {
  override name = 'FactsError';
}

export interface UpdatedFacts {
  /** Relative to the project. */
  file: string;
  /** New content of the file. */
  text: string;
  /** Differences from before, as sentences. */
  changes: string[];
  /** Labels of the sections that have no claims. */
  withoutClaims: string[];
}

type PagePair = Record<(typeof LANGUAGES)[number], Page>;

/**
 * Returns the facts of a page with the current hashes of its sections and sources. Keeps the claims, but removes
 * sections that no longer exist.
 * @param root folder of the project
 * @param route such as `guide/basic/deploy`, with or without slashes at the start and the end
 * @throws FactsError that says what to change first
 */
export function updateFacts(root: string, route: string): UpdatedFacts {
  const { en, zh } = pagesAt(root, route);
  const file = factFileOf(pageName(en));
  const before = readFacts(root, file);
  const changes: string[] = [];
  const after: PageFacts = { sections: {} };
  const chinese = new Map(sectionsOf(zh).map(section => [section.id, section]));
  for (const section of sectionsOf(en)) {
    const { id, hash } = section;
    const hashes = { en: hash, zh: chinese.get(id)?.hash ?? '' };
    const known = before.sections[id];
    changes.push(...sectionChanges(section, known, hashes));
    after.sections[id] = { ...hashes, claims: known?.claims ?? [] };
  }
  for (const [id, { claims }] of Object.entries(before.sections)) {
    if (after.sections[id]) continue;
    changes.push(`${sectionLabel(id)} is gone.`);
    changes.push(...claims.map(({ claim }) => `${sectionLabel(id)} claimed: ${claim}`));
  }
  changes.push(...updateSources(root, after));
  const empty = Object.entries(after.sections).filter(([, { claims }]) => claims.length === 0);
  return { file, text: formatFacts(after), changes, withoutClaims: empty.map(([id]) => sectionLabel(id)) };
}

function pagesAt(root: string, route: string): PagePair {
  // The home page is named by its file, because its route is empty.
  const meant = withoutSlashes(route).replace(/(^|\/)index$/, '');
  const { pages } = readCorpus(root, found => found !== undefined && withoutSlashes(found) === meant);
  const [en, zh] = LANGUAGES.map(lang => pages.find(page => page.lang === lang));
  if (!en || !zh) throw new FactsError(`docs/en and docs/zh don't both have a page /${meant}.`);
  const ids = [en, zh].map(page =>
    sectionsOf(page)
      .map(({ id }) => id)
      .sort()
      .join(' '),
  );
  if (ids[0] !== ids[1]) {
    throw new FactsError(`${en.file} and ${zh.file} have different sections. \`npm run check\` names them.`);
  }
  return { en, zh };
}

function withoutSlashes(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}

function readFacts(root: string, file: string): PageFacts {
  const place = path.join(root, file);
  if (!existsSync(place)) return { sections: {} };
  const { facts, problems } = parseFacts(readFileSync(place, 'utf8'));
  if (problems.length > 0) throw new FactsError([`${file} can't be read.`, ...problems].join('\n'));
  return facts;
}

function sectionChanges(
  { id }: Section,
  known: SectionFacts | undefined,
  hashes: Pick<SectionFacts, Language>,
): string[] {
  if (!known) return [`${sectionLabel(id)} is new.`];
  const changed = LANGUAGES.filter(lang => known[lang] !== hashes[lang]);
  return changed.length > 0 ? [`${sectionLabel(id)} changed in ${changed.join(' and ')}.`] : [];
}

/** Updates the hashes of the sources in the claims, and returns what changed. */
function updateSources(root: string, { sections }: PageFacts): string[] {
  const changes = new Set<string>();
  for (const { evidence } of Object.values(sections).flatMap(({ claims }) => claims)) {
    if (evidence.kind !== 'source') continue;
    const hash = hashOfFile(root, evidence.file);
    if (hash === evidence.hash) continue;
    changes.add(hash ? `${evidence.file} has a new hash.` : `${evidence.file} is gone: name other evidence.`);
    evidence.hash = hash ?? evidence.hash;
  }
  return [...changes];
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BEHAVIORS_FILE, type Behavior, isProven, readBehaviors, releasesOf } from '../../history/behaviors';
import { CHANGES_PAGE } from '../../history/labels';
import { CORE, installed } from '../../plugins/content/api-facts/installed';
import type { Language } from '../../site/languages';
import { RELEASES_PAGE } from '../../site/release-feed';
import { type Page, pageName } from '../corpus';
import type { Finding, Rule } from '../finding';
import { matchesIn } from '../prose/matches';

const NAME = 'told-releases';
const RELEASE = /(?<![\d.@-])2\.0\.\d+(?![\d-])/;
/** Words that tell when something came. */
const TELLS: Record<Language, RegExp> = {
  en: /\b(?:added in|since|before) 2\./i,
  zh: /自 2\.|新增|2\.\S+ 之前/,
};
/** Pages that the `history` rule checks. */
const ABOUT_RELEASES = [CHANGES_PAGE, RELEASES_PAGE];

export const toldReleasesRule = createToldReleasesRule(readBehaviors, () => installed(CORE).folder);

/**
 * Checks the releases that pages name for a behavior.
 * @param read returns the known behaviors
 * @param packageFolder returns the folder of the installed core
 */
export function createToldReleasesRule(read: () => Behavior[], packageFolder: () => string): Rule {
  return {
    name: NAME,
    description:
      'A release that a page names for a behavior is in history/behaviors.json, where published packages prove it.',
    check({ pages }) {
      const behaviors = read();
      return [
        ...behaviors.flatMap(behavior => faultsOf(behavior, pages, packageFolder())),
        ...pages.flatMap(page => unknownReleases(page, behaviors)),
      ];
    },
  };
}

function faultsOf(behavior: Behavior, pages: Page[], folder: string): Finding[] {
  const faults: [problem: string, advice: string][] = [];
  const { what, release, file, text, first, before } = behavior;
  if (!isProven(behavior)) {
    faults.push([
      `The packages show that "${what}" came after ${before} and at the latest with ${first}, which doesn't prove ${release}.`,
      'Run `npm run history`, and correct the release, or name a source that tells it.',
    ]);
  }
  const installedFile = path.join(folder, file);
  if (!existsSync(installedFile) || !readFileSync(installedFile, 'utf8').includes(text)) {
    faults.push([
      `The installed package no longer has the text of "${what}" in ${file}.`,
      'Find out whether the behavior is still there, and choose another text for it.',
    ]);
  }
  for (const page of pages.filter(page => behavior.pages.includes(pageName(page)))) {
    const told = releasesOn(page).map(({ text }) => text);
    if (releasesOf(behavior).every(each => told.includes(each))) continue;
    faults.push([
      `${page.file} doesn't name ${release}, the release of "${what}".`,
      'Name it there, or remove the page from the behavior.',
    ]);
  }
  return faults.map(([problem, advice]) => ({ rule: NAME, file: BEHAVIORS_FILE, line: 1, problem, advice }));
}

function unknownReleases(page: Page, behaviors: Behavior[]): Finding[] {
  const known = behaviors.filter(({ pages }) => pages.includes(pageName(page))).flatMap(releasesOf);
  return releasesOn(page)
    .filter(({ text }) => !known.includes(text))
    .map(({ text, line }) => ({
      rule: NAME,
      file: page.file,
      line,
      problem: `The page names release ${text} for a behavior, and ${BEHAVIORS_FILE} has none of that release for this page.`,
      advice: 'Add it there with a text of the package that came with it, and run `npm run history`.',
    }));
}

/** The releases that a page names to tell when something came. */
function releasesOn(page: Page) {
  if (page.route && ABOUT_RELEASES.includes(page.route)) return [];
  return matchesIn(page, RELEASE).filter(({ line }) => TELLS[page.lang].test(page.lines[line - 1] ?? ''));
}

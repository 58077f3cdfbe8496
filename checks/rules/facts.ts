import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type Corpus, LANGUAGES, type Page } from '../corpus';
import { type Claim, factFileOf, type PageFacts, parseFacts } from '../facts/fact-file';
import { createEvidenceCheck, type EvidenceCheck } from '../facts/lost-evidence';
import { sectionLabel, sectionsOf } from '../facts/sections';
import type { Finding, Rule } from '../finding';
import { FINISHED_PAGES, type FinishedPages, pageName } from '../finished-pages';

const NAME = 'facts';

export const factsRule = createFactsRule(FINISHED_PAGES);

/** Finds claims whose text or evidence has changed since they were checked, and which may no longer be true. */
export function createFactsRule(finished: FinishedPages): Rule {
  return {
    name: NAME,
    description:
      'Each section of a finished page has claims that were checked, with evidence that still holds.',
    check(corpus) {
      const lostEvidence = createEvidenceCheck(corpus.root);
      const names = new Set([...factNames(corpus.root), ...finished]);
      return [...names].flatMap(name => checkPair(corpus, name, lostEvidence));
    },
  };
}

/** Returns the names of the pages that have a file of facts. */
function factNames(root: string): string[] {
  return globSync('tests/facts/**/*.json', { cwd: root }).map(file =>
    file.replace(/^tests\/facts\//, '').replace(/\.json$/, ''),
  );
}

/** File of facts, and the command that updates it. */
interface FactFile {
  file: string;
  text: string;
  facts: PageFacts;
  update: string;
}

function checkPair(corpus: Corpus, name: string, lostEvidence: EvidenceCheck): Finding[] {
  const file = factFileOf(name);
  const pages = corpus.pages.filter(page => page.route !== undefined && pageName(page) === name);
  const update = `run \`npm run facts -- ${name}\``;
  if (!existsSync(path.join(corpus.root, file))) {
    return pages.slice(0, 1).map(page => ({
      ...at(page.file),
      problem: `The page is finished and has no ${file}.`,
      advice: `To write one, ${update}; then add the claims of each section.`,
    }));
  }
  const text = readFileSync(path.join(corpus.root, file), 'utf8');
  const { facts, problems } = parseFacts(text);
  if (problems.length > 0) {
    return problems.map(problem => ({ ...at(file), problem, advice: 'CONTRIBUTING.md shows the format.' }));
  }
  const factFile = { file, text, facts, update };
  return [
    ...missingPages(factFile, name, pages),
    ...pages.flatMap(page => checkSections(factFile, page)),
    ...checkEvidence(factFile, lostEvidence),
  ];
}

function missingPages({ file }: FactFile, name: string, pages: Page[]): Finding[] {
  return LANGUAGES.filter(lang => !pages.some(page => page.lang === lang)).map(lang => ({
    ...at(file),
    problem: `There is no page docs/${lang}/${name}.mdx.`,
    advice: 'Move the file with its pages, or delete it.',
  }));
}

function checkSections({ file, text, facts, update }: FactFile, page: Page): Finding[] {
  const sections = sectionsOf(page);
  const found = sections.flatMap(({ id, line, hash }): Finding[] => {
    const known = facts.sections[id];
    const label = sectionLabel(id);
    if (!known) {
      const advice = `To add it, ${update}; then write its claims.`;
      return [{ ...at(page.file, line), problem: `${label} has no entry in ${file}.`, advice }];
    }
    if (known[page.lang] === hash) return [];
    const problem = `${label} changed since its claims were checked.`;
    return [
      { ...at(page.file, line), problem, advice: `Compare it with its claims in ${file}, then ${update}.` },
    ];
  });
  const gone = Object.keys(facts.sections).filter(id => !sections.some(section => section.id === id));
  return [
    ...found,
    ...gone.map(id => ({
      ...at(file, lineOf(text, `${JSON.stringify(id)}: {`)),
      problem: `${sectionLabel(id)} isn't in ${page.file}.`,
      advice: `Move the claims that the page still makes to another section, then ${update}.`,
    })),
  ];
}

function checkEvidence({ file, text, facts, update }: FactFile, lostEvidence: EvidenceCheck): Finding[] {
  const claims = Object.entries(facts.sections).flatMap(([id, section]) =>
    section.claims.map(claim => ({ id, ...claim })),
  );
  if (claims.length === 0) {
    return [
      {
        ...at(file),
        problem: 'There are no claims.',
        advice: 'Write what the page says, with its evidence.',
      },
    ];
  }
  return claims.flatMap(({ id, claim, evidence }): Finding[] => {
    const problem = lostEvidence(evidence);
    if (!problem) return [];
    return [
      {
        ...at(file, lineOf(text, JSON.stringify(claim))),
        problem: `${sectionLabel(id)}: ${problem}`,
        advice: whatToDo({ claim, evidence }, update),
      },
    ];
  });
}

function whatToDo({ claim, evidence }: Claim, update: string): string {
  if (evidence.kind === 'source') return `Read there whether it's true that "${claim}" Then ${update}.`;
  return `Name other evidence for "${claim}" Without any, take the claim out of both pages.`;
}

function lineOf(text: string, words: string): number {
  return text.split('\n').findIndex(line => line.includes(words)) + 1 || 1;
}

function at(file: string, line = 1): Pick<Finding, 'rule' | 'file' | 'line'> {
  return { rule: NAME, file, line };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { LANGUAGES } from '../../site/languages';
import { type Corpus, type Page, pageName } from '../corpus';
import { type Claim, factFileOf, type PageFacts, parseFacts } from '../facts/fact-file';
import { createEvidenceCheck, type EvidenceCheck } from '../facts/lost-evidence';
import { sectionLabel, sectionsOf } from '../facts/sections';
import type { Finding, Rule } from '../finding';

const NAME = 'facts';

/** Finds claims whose text or evidence has changed since they were checked, and which may no longer be true. */
export const factsRule: Rule = {
  name: NAME,
  description: 'The claims of a page were checked since its text and their evidence last changed.',
  isHint: true,
  check(corpus) {
    const lostEvidence = createEvidenceCheck(corpus.root);
    return factNames(corpus.root).flatMap(name => checkPair(corpus, name, lostEvidence));
  },
};

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
  const text = readFileSync(path.join(corpus.root, file), 'utf8');
  const { facts, problems } = parseFacts(text);
  if (problems.length > 0) {
    return problems.map(problem => ({
      ...at(file),
      problem,
      advice: 'Other files in tests/facts show the format.',
    }));
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

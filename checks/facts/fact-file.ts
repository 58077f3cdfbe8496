import { type Evidence, formatEvidence, parseEvidence } from './evidence';

/** What a page says in both languages, and why it's true. */
export interface PageFacts {
  /** Sections by the id of their level 2 heading. The text before the first one has an empty id. */
  sections: Record<string, SectionFacts>;
}

export interface SectionFacts {
  /** Hashes of the section's source when its claims were checked; empty if they weren't. */
  en: string;
  zh: string;
  claims: Claim[];
}

export interface Claim {
  /** A sentence. */
  claim: string;
  evidence: Evidence;
}

export interface ParsedFacts {
  /** What could be read. */
  facts: PageFacts;
  /** What's wrong with the rest, as sentences. */
  problems: string[];
}

/** Returns the path of a page's file of facts, relative to the project. */
export function factFileOf(pageName: string): string {
  return `tests/facts/${pageName}.json`;
}

/** Parses the text of a file of facts. */
export function parseFacts(text: string): ParsedFacts {
  const problems: string[] = [];
  const sections: PageFacts['sections'] = {};
  const data = parseJson(text, problems);
  const given = fieldsOf(data, 'The file', ['sections'], problems)?.sections;
  for (const [id, section] of Object.entries(recordOf(given, '"sections"', problems) ?? {})) {
    sections[id] = parseSection(section, `Section "${id}"`, problems);
  }
  return { facts: { sections }, problems };
}

/** Formats facts as text that `parseFacts` can read. */
export function formatFacts({ sections }: PageFacts): string {
  const written = Object.entries(sections).map(([id, { en, zh, claims }]) => [
    id,
    { en, zh, claims: claims.map(({ claim, evidence }) => ({ claim, evidence: formatEvidence(evidence) })) },
  ]);
  return `${JSON.stringify({ sections: Object.fromEntries(written) }, null, 2)}\n`;
}

function parseSection(data: unknown, where: string, problems: string[]): SectionFacts {
  const { en, zh, claims = [] } = fieldsOf(data, where, ['en', 'zh', 'claims'], problems) ?? {};
  if (!Array.isArray(claims)) problems.push(`${where}: "claims" isn't a list.`);
  const list: unknown[] = Array.isArray(claims) ? claims : [];
  return {
    en: typeof en === 'string' ? en : '',
    zh: typeof zh === 'string' ? zh : '',
    claims: list.flatMap((claim, index) => parseClaim(claim, `${where}, claim ${index + 1}`, problems)),
  };
}

function parseClaim(data: unknown, where: string, problems: string[]): Claim[] {
  const fields = fieldsOf(data, where, ['claim', 'evidence'], problems);
  if (!fields) return [];
  const { claim, evidence } = fields;
  if (typeof claim !== 'string' || claim === '') {
    problems.push(`${where}: "claim" isn't a sentence.`);
    return [];
  }
  if (typeof evidence !== 'string' || evidence === '') {
    problems.push(`${where}: "evidence" isn't a test, a path, or a URL.`);
    return [];
  }
  const parsed = parseEvidence(evidence);
  if (!('problem' in parsed)) return [{ claim, evidence: parsed }];
  problems.push(`${where}: ${parsed.problem}`);
  return [];
}

function parseJson(text: string, problems: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.push(`The file isn't JSON: ${(error as Error).message}`);
    return { sections: {} };
  }
}

/** Returns the object. Reports fields with other names, because a misspelled field would be lost. */
function fieldsOf(
  data: unknown,
  where: string,
  names: string[],
  problems: string[],
): Record<string, unknown> | undefined {
  const record = recordOf(data, where, problems);
  for (const name of Object.keys(record ?? {})) {
    if (!names.includes(name))
      problems.push(`${where} has a field "${name}"; there are ${names.join(', ')}.`);
  }
  return record;
}

function recordOf(data: unknown, where: string, problems: string[]): Record<string, unknown> | undefined {
  if (typeof data === 'object' && data !== null && !Array.isArray(data))
    return data as Record<string, unknown>;
  problems.push(`${where} isn't an object.`);
  return undefined;
}

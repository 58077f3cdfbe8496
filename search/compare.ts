import { explainedFlag, isCamelCase, isName } from './names';
import { lettersOf, type ParsedQuery, phraseOf } from './query';
import { isReference } from './reference';
import type { SectionTexts } from './types';
import {
  DEFINES_FLAG,
  HEADING_BEGINS,
  HEADING_HOLDS,
  HEADING_IS_GROUP,
  HOLDS_FLAG,
  HOLDS_NAME,
  LACKS_NAME,
  SAME_HEADING,
  TEXT_HOLDS,
  VOCABULARY_HOLDS,
  VOCABULARY_IS,
  WHOLE_HEADING,
  WHOLE_TITLE,
} from './weights';

/** The texts of a section, and where it is. */
export interface ComparedSection extends SectionTexts {
  /** Path of its page. */
  route: string;
  isTitle: boolean;
}

/** Returns the factor for a section whose heading, text, or vocabulary equals or contains what was typed. */
export function bonus(query: ParsedQuery, section: ComparedSection): number {
  const inHeading = headingBonus(query, section);
  if (inHeading !== 1) return inHeading;
  return textBonus(query, section) * vocabularyBonus(query, section.vocabulary);
}

/** Whether the vocabulary contains the name exactly as it was typed. */
export function isCalled(name: string, vocabulary: readonly string[]): boolean {
  return vocabulary.some(phrase => phrase.split(/\s+/).includes(name));
}

/** Returns the factor for a heading that equals or contains what was typed. */
function headingBonus(
  { phrase, typed, flags }: ParsedQuery,
  { heading, isTitle, route }: ComparedSection,
): number {
  if (phrase.length < 2 || flags.length > 0) return 1;
  if (heading === typed && (isTitle || isReference(route))) return SAME_HEADING;
  // `hero.actions` is explained in the section `hero`. A heading that contains more of the name is even better.
  if (heading && (typed.startsWith(`${heading}.`) || typed.startsWith(`${heading}[`))) {
    return HEADING_IS_GROUP * (1 + heading.length / typed.length);
  }
  // Readers may leave out the group of an option: `lastUpdated` for `themeConfig.lastUpdated`.
  if (heading.endsWith(`.${typed}`)) {
    return isReference(route) ? WHOLE_TITLE : WHOLE_HEADING;
  }
  // Capitals tell names apart: `lastUpdated` is an option, `LastUpdated` a component.
  const isName = isCamelCase(typed);
  const title = isName ? heading : lettersOf(heading);
  const wanted = isName ? typed : phrase;
  if (title === wanted) return isTitle ? WHOLE_TITLE : WHOLE_HEADING;
  if (title.startsWith(wanted) || title.includes(`.${wanted}`)) return HEADING_BEGINS;
  return title.includes(wanted) ? HEADING_HOLDS : 1;
}

/** Returns the factor for a section's vocabulary that equals or contains what was typed. */
function vocabularyBonus({ phrase, typed }: ParsedQuery, vocabulary: readonly string[]): number {
  if (phrase.length < 2 || isName(typed)) return 1;
  const phrases = vocabulary.map(phraseOf);
  if (phrases.includes(phrase)) return VOCABULARY_IS;
  return phrases.some(letters => letters.includes(phrase)) ? VOCABULARY_HOLDS : 1;
}

/** Returns the factor for a section's names and text that contain what was typed. */
function textBonus({ phrase, typed, words, flags }: ParsedQuery, section: ComparedSection): number {
  const { identifiers, passages } = section;
  if (flags.length > 0) return Math.min(...flags.map(flag => flagBonus(section, flag)));
  if (identifiers.includes(typed)) return HOLDS_NAME;
  if (isCamelCase(typed)) return passages.some(passage => passage.includes(typed)) ? 1 : LACKS_NAME;
  if (words.length < 2) return 1;
  // A pasted message appears in the text with its stop words.
  const wanted = [phrase, lettersOf(typed)];
  const isHeld = passages.some(passage => {
    const letters = lettersOf(passage);
    return wanted.some(part => letters.includes(part));
  });
  return isHeld ? TEXT_HOLDS : 1;
}

function flagBonus({ passages, route }: ComparedSection, flag: string): number {
  if (isReference(route) && passages.some(passage => explainedFlag(passage) === flag)) return DEFINES_FLAG;
  return passages.some(passage => passage.toLowerCase().includes(flag)) ? HOLDS_FLAG : LACKS_NAME;
}

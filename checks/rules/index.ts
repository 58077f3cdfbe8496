import type { Rule } from '../finding';
import { americanSpellingRule } from './american-spelling';
import { chineseTypographyRule } from './chinese-typography';
import { descriptionsRule } from './descriptions';
import { exampleLinksRule } from './example-links';
import { factsRule } from './facts';
import { glossaryRule } from './glossary';
import { grammarRule } from './grammar';
import { headingCaseRule } from './heading-case';
import { headingIdsRule } from './heading-ids';
import { headingLevelsRule } from './heading-levels';
import { historyRule } from './history';
import { interfaceTextsRule } from './interface-texts';
import { lengthsRule } from './lengths';
import { linksRule } from './links';
import { lockfileRule } from './lockfile';
import { navigationFilesRule } from './navigation-files';
import { parsedFencesRule } from './parsed-fences';
import { phrasesRule } from './phrases';
import { referenceRule } from './reference';
import { referenceDescriptionsRule } from './reference-descriptions';
import { referenceMeaningsRule } from './reference-meanings';
import { shellFencesRule } from './shell-fences';
import { spellingRule } from './spelling';
import { titlesRule } from './titles';
import { twinComponentsRule } from './twin-components';
import { twinFencesRule } from './twin-fences';
import { twinFrontmatterRule } from './twin-frontmatter';
import { twinHeadingsRule } from './twin-headings';
import { twinLinksRule } from './twin-links';
import { twinPagesRule } from './twin-pages';
import { typedFencesRule } from './typed-fences';
import { universalWordsRule } from './universal-words';
import { vocabularyRule } from './vocabulary';

/** Every rule that the pages are held to. */
export const RULES: Rule[] = [
  chineseTypographyRule,
  descriptionsRule,
  glossaryRule,
  headingCaseRule,
  headingIdsRule,
  headingLevelsRule,
  historyRule,
  interfaceTextsRule,
  linksRule,
  lockfileRule,
  navigationFilesRule,
  referenceRule,
  referenceDescriptionsRule,
  referenceMeaningsRule,
  spellingRule,
  twinComponentsRule,
  twinFencesRule,
  twinFrontmatterRule,
  twinHeadingsRule,
  twinLinksRule,
  twinPagesRule,
  vocabularyRule,
  exampleLinksRule,
  parsedFencesRule,
  shellFencesRule,
  typedFencesRule,
  americanSpellingRule,
  factsRule,
  grammarRule,
  lengthsRule,
  phrasesRule,
  titlesRule,
  universalWordsRule,
];

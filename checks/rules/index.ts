import type { Rule } from '../finding';
import { americanSpellingRule } from './american-spelling';
import { benchResultsRule } from './bench-results';
import { bothLanguagesRule } from './both-languages';
import { chineseTypographyRule } from './chinese-typography';
import { descriptionLengthsRule } from './description-lengths';
import { descriptionsRule } from './descriptions';
import { exampleLinksRule } from './example-links';
import { glossaryRule } from './glossary';
import { grammarRule } from './grammar';
import { headingCaseRule } from './heading-case';
import { headingIdsRule } from './heading-ids';
import { headingLevelsRule } from './heading-levels';
import { historyRule } from './history';
import { installScriptsRule } from './install-scripts';
import { interfaceTextsRule } from './interface-texts';
import { lengthsRule } from './lengths';
import { linksRule } from './links';
import { lockfileRule } from './lockfile';
import { messagesRule } from './messages';
import { navigationFilesRule } from './navigation-files';
import { pageFaultsRule } from './page-faults';
import { parsedFencesRule } from './parsed-fences';
import { phrasesRule } from './phrases';
import { referenceRule } from './reference';
import { referenceDescriptionsRule } from './reference-descriptions';
import { referenceLengthsRule } from './reference-lengths';
import { referenceMeaningsRule } from './reference-meanings';
import { sameComponentsRule } from './same-components';
import { sameFencesRule } from './same-fences';
import { sameFrontmatterRule } from './same-frontmatter';
import { sameHeadingsRule } from './same-headings';
import { sameLinksRule } from './same-links';
import { sampleLanguageRule } from './sample-language';
import { shellFencesRule } from './shell-fences';
import { siteFilesRule } from './site-files';
import { spellingRule } from './spelling';
import { titlesRule } from './titles';
import { toldReleasesRule } from './told-releases';
import { translationsRule } from './translations';
import { typedFencesRule } from './typed-fences';
import { vocabularyRule } from './vocabulary';

/** All rules. Those that find what's certainly wrong come first, then those that give hints. */
export const RULES: Rule[] = [
  descriptionsRule,
  glossaryRule,
  headingIdsRule,
  headingLevelsRule,
  historyRule,
  toldReleasesRule,
  installScriptsRule,
  interfaceTextsRule,
  linksRule,
  pageFaultsRule,
  lockfileRule,
  messagesRule,
  benchResultsRule,
  navigationFilesRule,
  siteFilesRule,
  referenceRule,
  referenceDescriptionsRule,
  referenceMeaningsRule,
  spellingRule,
  americanSpellingRule,
  grammarRule,
  titlesRule,
  sameComponentsRule,
  sameFencesRule,
  sameFrontmatterRule,
  sameHeadingsRule,
  sameLinksRule,
  bothLanguagesRule,
  vocabularyRule,
  exampleLinksRule,
  parsedFencesRule,
  shellFencesRule,
  typedFencesRule,

  chineseTypographyRule,
  descriptionLengthsRule,
  headingCaseRule,
  lengthsRule,
  phrasesRule,
  referenceLengthsRule,
  sampleLanguageRule,
  translationsRule,
];

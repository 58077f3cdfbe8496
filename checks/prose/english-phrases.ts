import type { Phrase } from './phrases';

/** Verbs that don't say what happens. */
const VERBS: Phrase[] = [
  {
    pattern:
      /\b(?:stands?|stood) (?:in|on|at|beside|before|behind|below|above|between|for itself|there|where)\b/i,
    instead: 'is, appears, comes, goes',
  },
  { pattern: /\b(?:lies?|lay) (?:in|on|at|beside|below|between|under|outside)\b/i, instead: 'is, lives' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bbelongs? into\b/i, instead: 'goes in, belongs in' },
  { pattern: /\b(?:exists?|is there|are there) since\b/i, instead: 'was added in' },
  {
    pattern: /\bwants (?:its|an?|the)\b|\basks? for (?:its|an?|the|no)\b/i,
    instead: 'needs, requires, expects, requests',
  },
  { pattern: /\bcomes? (?:with|from|of) (?:it|them)(?:self|selves)?(?=[.;])/i, instead: 'what happens' },
  { pattern: /\btakes? (?:the|this|that) option\b/i, instead: 'uses the option' },
  { pattern: /\btakes? (?:the|this|that|it|them) (?:away|out)\b/i, instead: 'removes' },
  { pattern: /\btakes? (?:the|this|that|it|them) for\b/i, instead: 'uses' },
  {
    pattern: /\b(?:means|ways) lead\b|\bleads? (?:there|to it|nowhere)\b/i,
    instead: 'what to do, what happens',
  },
  { pattern: /\bpasses in\b/i, instead: 'passes, or what happens' },
];

/** Words for people that don't say who is meant. */
const PEOPLE: Phrase[] = [
  { pattern: /\b(?:nobody|somebody)\b/i, instead: 'you, readers, authors' },
  {
    pattern:
      /(?<=^|[,;:(–]\s?|\b(?:if|when|where|what|how|as|so|than|while|before|after|until|and|but) )one (?:types|clicks|goes|can|has|reads|wants|must)\b/i,
    instead: 'you, readers',
  },
  {
    pattern: /\b(?:who|whoever) (?:has|wants|needs|comes|goes|knows)\b/i,
    instead: 'if you …, readers who …',
  },
  { pattern: /\bacts? of (?:a |the )?readers?\b/i, instead: 'interactions' },
];

/** Nouns for which the field uses another word. */
const NOUNS: Phrase[] = [
  { pattern: /\btwins?\b/i, instead: 'translation, the Chinese page, the Markdown version' },
  { pattern: /\btroubles\b|\bwhat goes wrong\b/i, instead: 'problems, common problems' },
  { pattern: /\bpages? for (?:wrong|unknown) addresses\b/i, instead: '404 page' },
  {
    pattern:
      /\baddress(?:es)? of (?:(?:an?|the|each|every|this|that|its|your) )?(?:page|site|section|heading|file|image|feed)s?\b/i,
    instead: 'URL, path',
  },
  {
    pattern:
      /\b(?:page|site|link|old|new|wrong|whole|full|absolute|relative|public)(?:['’]s)? address(?:es)?\b/i,
    instead: 'URL, path',
  },
  { pattern: /\bthe least that (?:builds|works|runs)\b/i, instead: 'the smallest site that builds' },
];

/** Characters that editors on tablets insert. */
const CHARACTERS: Phrase[] = [{ pattern: /\w+’\w+/, instead: "a straight apostrophe (')" }];

/** Articles, possessives, and negations in the wrong form. */
const FORMS: Phrase[] = [
  { pattern: /\bof (?:yours|its own|their own)\b/i, instead: 'your own …, its own …' },
  { pattern: /\b(?:an?|with|has|have|gets?|write|without|in) own (?=\w)/i, instead: 'your own …, its own …' },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|default|need|way)\w+/i,
    instead: 'is not a …, doesn’t …, has no …',
  },
  {
    pattern: /\bwithout (?:base|config|title|heading|language|script|extension|sidebar|theme)\b/i,
    instead: 'without a …',
  },
];

/** Adverbs of place, manner, and time. */
const ADVERBS: Phrase[] = [
  { pattern: /\bin silence\b/i, instead: 'silently' },
  { pattern: /(?<!\bother )\bin words\b/i, instead: 'as text, as a string' },
  { pattern: /\bfor ever\b/i, instead: 'forever, never stops' },
  { pattern: /\bin (?:reach|sight|front)\b(?! of)/i, instead: 'available, visible, before it' },
  { pattern: /\bother than (?:in|it is|it was|they are)\b/i, instead: 'unlike' },
];

/** Words that tell readers how to feel instead of what to do. */
const FEELINGS: Phrase[] = [
  { pattern: /(?<!-)\b(?:simply|easily)\b(?!-)/i, instead: 'nothing, or how it works' },
  { pattern: /(?<!-)\bjust\b(?!-)/i, instead: 'nothing, or "only"' },
  { pattern: /(?<!-)\beasy\b(?!-)/i, instead: 'what it takes: one line, no config, two minutes' },
];

/** Long words that have a shorter equivalent. */
const LONG_WORDS: Phrase[] = [
  { pattern: /\b(?:utiliz|leverag)(?:e|es|ed|ing)\b/i, instead: 'use' },
  { pattern: /\bprior to\b/i, instead: 'before' },
  { pattern: /\bin order to\b/i, instead: 'to' },
  { pattern: /\bin addition\b(?! to)/i, instead: 'also' },
  { pattern: /\bprovided that\b/i, instead: 'if' },
  { pattern: /\bdue to the fact that\b/i, instead: 'because' },
  { pattern: /\bwhether or not\b/i, instead: 'whether' },
  { pattern: /\b(?:click|see|read more) here\b/i, instead: 'the name of the page that the link goes to' },
];

export const ENGLISH_PHRASES: Phrase[] = [
  ...VERBS,
  ...PEOPLE,
  ...NOUNS,
  ...CHARACTERS,
  ...FORMS,
  ...ADVERBS,
  ...FEELINGS,
  ...LONG_WORDS,
];

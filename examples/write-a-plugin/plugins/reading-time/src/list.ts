import type { UserConfig } from '@rspress/core';
import { TEXTS } from './texts.ts';

/** One page for each language of the site. */
export function listPages(listPath: string, { lang = 'en', locales = [] }: UserConfig) {
  const titles: Record<string, string> = TEXTS['readingTime.list'];
  const languages = locales.length > 0 ? locales.map(locale => locale.lang) : [lang];
  return languages.map(language => ({
    routePath: language === lang ? listPath : `/${language}${listPath}`,
    content: `---
readingTime: false
---

# ${titles[language] ?? titles.en}

<ReadingList />
`,
  }));
}

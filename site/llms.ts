import type { LlmsTxtRenderer } from '@rspress/core';
import texts from '../i18n.json' with { type: 'json' };

/** The core's name for the section with pages that aren't in the navigation. */
const OTHERS = 'Others';

/**
 * Renders the `llms.txt` of each language: what the site is, and every page with its description. The core has one
 * description for all languages, and an English heading.
 * @param locales languages of the site, each with a description of the site
 */
export function llmsTxt(locales: readonly { lang: string; description: string }[]): LlmsTxtRenderer {
  const others: Record<string, string> = texts['llmsTxt.others'];
  return ({ title, lang, sections }) => {
    const summary = locales.find(locale => locale.lang === lang)?.description;
    const parts = sections.map(({ title: heading, pages }) => {
      const lines = pages.map(({ title, link, description }) => {
        return `- [${title}](${link})${description ? `: ${description}` : ''}`;
      });
      return `## ${(heading === OTHERS && others[lang]) || heading}\n\n${lines.join('\n')}`;
    });
    return `${[`# ${title}`, ...(summary ? [`> ${summary}`] : []), ...parts].join('\n\n')}\n`;
  };
}

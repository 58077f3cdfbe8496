import { PAGE_KINDS } from '../../site/accessibility';
import { CHINESE, ENGLISH } from '../browser/languages';
import { test } from './fixtures';

/** Kinds whose Chinese pages differ in more than the language of the text. */
const IN_CHINESE = ['home', 'guide', 'overview'];

for (const { lang, prefix } of [ENGLISH, CHINESE])
  for (const [kind, { route }] of Object.entries(PAGE_KINDS)) {
    if (lang === 'zh' && !IN_CHINESE.includes(kind)) continue;
    test(`${lang}: a page of the kind "${kind}" loads and runs without an error`, async ({ reader }) => {
      await reader.openRunning(prefix + route);
      await reader.sees('h1');
      await reader.sees(`html[lang=${lang}]`);
      await reader.until('its styles are there', () => document.styleSheets.length > 0);
    });
  }

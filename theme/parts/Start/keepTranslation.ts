/** Class that browsers' translators set on the page while they show a translation. */
const TRANSLATED = /\btranslated-/;

/**
 * Keeps the language that a translator has written on the page. The core writes the page's own language when the app
 * starts and when the reader goes to another page, but the translator translates that page, too. If the attribute were
 * wrong, screen readers would read the translation with the pronunciation of another language.
 */
export function keepTranslation(root: HTMLElement, own: readonly string[]) {
  let translation: string | undefined;
  const check = () => {
    if (!own.includes(root.lang)) translation = root.lang;
    else if (!TRANSLATED.test(root.className)) translation = undefined;
    else if (translation) root.lang = translation;
  };
  check();
  new MutationObserver(check).observe(root, { attributeFilter: ['lang', 'class'] });
}

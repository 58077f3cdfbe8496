import type { Page } from '@playwright/test';

/** Attribute that marks what the app changed on a page. */
export const CHANGED = 'data-changed';

/** Remembers the elements of a page as they were served. */
export async function rememberElements(page: Page): Promise<void> {
  await page.evaluate(compare, { changed: CHANGED, known: [] });
}

/**
 * Marks the elements that the app added or changed since they were remembered.
 * @param seen start tags and texts of elements that don't need another check; those of this page are added
 * @returns whether it added any elements outside of the footer, which is the same on each page
 */
export async function markChanges(page: Page, seen = new Set<string>()): Promise<boolean> {
  const { marked, hasMore } = await page.evaluate(compare, { changed: CHANGED, known: [...seen] });
  for (const element of marked) seen.add(element);
  return hasMore;
}

declare global {
  interface Window {
    /** Start tag and own texts of each element of the page as it was served. */
    served?: Map<Element, string>;
  }
}

/** Runs in the page: remembers its elements the first time, and marks the changes the second time. */
function compare({ changed, known }: { changed: string; known: string[] }) {
  // Skips the words of highlighted code: there are thousands of them, and they don't change.
  const elements = [...document.body.querySelectorAll('*:not(.shiki .line *)')];
  const say = (element: Element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return (element.cloneNode() as Element).outerHTML + texts.map(({ nodeValue }) => nodeValue).join();
  };
  const { served } = window;
  if (!served) {
    window.served = new Map(elements.map(element => [element, say(element)]));
    return { marked: [], hasMore: false };
  }
  const others = elements.filter(element => served.get(element) !== say(element));
  const marked = new Set<string>();
  for (const element of others) {
    const tag = say(element);
    if (known.includes(tag)) continue;
    marked.add(tag);
    element.setAttribute(changed, '');
  }
  const hasMore = others.some(element => !served.has(element) && !element.closest('footer'));
  return { marked: [...marked], hasMore };
}

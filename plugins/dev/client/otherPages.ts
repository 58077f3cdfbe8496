import { EVENTS } from '../events';
import { onServer } from './hot';
import { isThisPage } from './thisPage';

/**
 * Doesn't cover a page with the bundler's overlay if only other pages have mistakes. The badge and the terminal name
 * those pages, and the overlay comes back on them.
 */
export function uncoverOtherPages() {
  let broken: string[] = [];
  const style = document.createElement('style');
  style.textContent = 'rsbuild-error-overlay { display: none; }';
  const update = () => {
    if (broken.length > 0 && !broken.some(isThisPage)) document.head.append(style);
    else style.remove();
  };
  onServer<string[]>(EVENTS.brokenPages, pages => {
    broken = pages;
    update();
  });
  // TypeScript doesn't know it yet. Browsers without it show the overlay after the next save.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigatesuccess', update);
}

import { EVENTS } from '../events';
import { onServer } from './hot';
import { isPageAt } from './isPageAt';

/**
 * Doesn't cover a page with the bundler's overlay if only other pages have mistakes. The badge and the terminal name
 * those pages, and the overlay comes back on them.
 */
export function uncoverOtherPages() {
  let broken: string[] = [];
  /** The page that the author wants to see. The app doesn't leave this page until that one is compiled. */
  let wanted = location.pathname;
  const style = document.createElement('style');
  style.textContent = 'rsbuild-error-overlay { display: none; }';
  const update = () => {
    const isOpened = (file: string) => isPageAt(file) || isPageAt(file, wanted);
    if (broken.length > 0 && !broken.some(isOpened)) document.head.append(style);
    else style.remove();
  };
  onServer<string[]>(EVENTS.brokenPages, pages => {
    broken = pages;
    update();
  });
  const noteWanted = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    wanted = link.pathname;
    update();
  };
  addEventListener('click', noteWanted, { capture: true });
  // TypeScript doesn't know it yet. Browsers without it show the overlay after the next save.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigatesuccess', () => {
    wanted = location.pathname;
    update();
  });
}

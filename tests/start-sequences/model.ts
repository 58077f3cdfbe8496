/** What a reader finds at the end, except for the scroll position and what's only shown for a short time. */
export interface Found {
  url: string;
  theme: string;
  fields: string[];
  open: string[];
  focused: string;
  search: string | undefined;
  text: string;
  footers: number;
  doubleIds: string[];
}

/**
 * Finds it. Runs in the page, so it uses nothing from outside.
 * @param isChanged whether another program has changed names and texts, so that only places can be compared
 */
export function find(isChanged: boolean): Found {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 60);
  const sayWhat = (element: Element) => {
    const alike = [...document.querySelectorAll(element.localName)];
    const at = alike.filter(other => !other.closest('[data-foreign]')).indexOf(element);
    return `${element.getAttribute('role') ?? element.localName} ${isChanged ? at : nameOf(element)}`;
  };
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility());
  const active = document.activeElement;
  const isNowhere = !active || active === document.body || !active.checkVisibility();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  // A tooltip depends on where the pointer is, which a page doesn't know after it's reloaded. So its text is left out,
  // and so are empty lines, because it leaves one.
  const tooltips = all('[role=tooltip]').map(({ innerText }) => innerText);
  const isLasting = (line: string) => line && !/^(Copied|Copy failed)/.test(line) && !tooltips.includes(line);
  return {
    url: location.pathname + location.search + location.hash,
    theme: document.documentElement.classList.contains('rp-dark') ? 'dark' : 'light',
    fields: all('input, textarea, select').map(element => {
      const { value, checked } = element as HTMLInputElement;
      return `${isChanged ? '' : nameOf(element).slice(0, 20)}: ${value} ${checked ?? ''}`;
    }),
    open: all('details[open] > summary, [role=tab][aria-selected=true], [popover]:popover-open')
      .filter(element => element.role !== 'tooltip')
      .map(sayWhat),
    focused: isNowhere ? '' : sayWhat(active),
    search: document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value,
    text: all(isChanged ? 'main > [role=alert]' : 'main')
      .map(({ innerText }) => innerText.split('\n').filter(isLasting).join('\n'))
      .join('\n'),
    footers: isChanged ? 0 : all('footer:not(.rp-doc-footer, main footer)').length,
    doubleIds: ids.filter((id, at) => ids.indexOf(id) < at),
  };
}

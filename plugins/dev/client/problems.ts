import { withBase } from '@rspress/core/runtime';
import { EVENTS, type Problem } from '../events';
import { onServer } from './hot';
import { isPageAt } from './isPageAt';

const STYLE = `
  :host { position: fixed; inset: auto auto 16px 16px; z-index: 10000; color-scheme: light dark;
    font: 13px/1.5 system-ui, sans-serif; color: light-dark(#1c1c1e, #f2f2f2); }
  details { max-width: min(640px, calc(100vw - 32px)); border: 1px solid light-dark(#d0d0d5, #48484d);
    border-radius: 10px; background: light-dark(#fff, #1f1f23); box-shadow: 0 4px 16px #0003; }
  summary::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 8px;
    border-radius: 50%; background: light-dark(#c62828, #ff6b6b); }
  :host([data-checking]) details { opacity: .7; }
  :host([data-checking]) summary::after { content: ', checking again…'; font-weight: 400; }
  summary { padding: 6px 12px; cursor: pointer; font-weight: 600; }
  ul { max-height: 50vh; margin: 0; padding: 0 12px 10px; overflow: auto; list-style: none; }
  li { padding: 6px 0; border-top: 1px solid light-dark(#e5e5ea, #3a3a3f); overflow-wrap: anywhere; }
  p { margin: 0; padding: 6px 12px; opacity: .75; }
  a { display: block; font: 12px/1.5 ui-monospace, monospace; color: inherit; opacity: .75; }
`;

/**
 * Shows a badge with what CI would reject, as long as there's anything; while the pages are checked at the start; and
 * while the server starts again.
 */
export function showProblems() {
  const host = document.createElement('site-problems');
  const root = host.attachShadow({ mode: 'open' });
  const say = (text: string) => {
    root.replaceChildren(element('style', STYLE), element('p', text));
    document.body.append(host);
  };
  onServer<boolean>(EVENTS.checking, is => host.toggleAttribute('data-checking', is));
  onServer(EVENTS.restarts, () => say('The dev server is restarting…'));
  onServer<Problem[] | null>(EVENTS.problems, problems => {
    host.remove();
    if (!problems) {
      say('Checking the pages…');
      return;
    }
    if (problems.length === 0) return;
    const isOpen = root.querySelector('details')?.open ?? false;
    root.replaceChildren(element('style', STYLE), list(problems, isOpen));
    document.body.append(host);
  });
}

function list(problems: Problem[], isOpen: boolean): HTMLElement {
  const own = problems.filter(({ file }) => isPageAt(file));
  const items = [...own, ...problems.filter(problem => !own.includes(problem))].map(
    ({ file, line, text }) => {
      const item = element('li', '');
      item.append(editorLink(`${file}:${line}`), text);
      return item;
    },
  );
  const details = document.createElement('details');
  details.open = isOpen;
  const entries = element('ul', '');
  entries.append(...items);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  details.append(element('summary', count), entries);
  return details;
}

/** @param place a file and a line, as the dev server's own overlay opens them */
function editorLink(place: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), {
    href: withBase(`/__open-in-editor?file=${encodeURIComponent(place)}`),
    title: 'Open in your editor',
    textContent: place,
  });
  link.addEventListener('click', event => {
    event.preventDefault();
    fetch(link.href);
  });
  return link;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/** Names that `@rspress/plugin-twoslash` gives to the element of a type and to the part of it with the content. */
const POPUP = 'twoslash-popup-container';
const POPUP_CONTENT = 'twoslash-popup-inner';

/**
 * Turns each popup into a `template`, which isn't part of the page until a script uses it: readers don't see, hear,
 * find, or copy it, with or without styles. Links become text, since readers can't reach a popup to follow them.
 * @param code the `code` element of a fence with at least one typed name
 * @throws Error if there's no popup, or a popup has no content
 */
export function popupsToTemplates(code: Element) {
  let popups = 0;
  visit(code, 'element', element => {
    if (element.tagName !== POPUP) return;
    popups += 1;
    const content = element.children.find(
      child => child.type === 'element' && child.properties.class === POPUP_CONTENT,
    );
    const children = content?.type === 'element' ? content.children : [];
    if (children.length === 0) throw changed('a type has no content');
    visit({ type: 'root', children }, 'element', inner => {
      if (inner.tagName !== 'a') return;
      inner.tagName = 'span';
      inner.properties = {};
    });
    element.tagName = 'template';
    element.properties = {};
    element.children = [];
    element.content = { type: 'root', children };
  });
  if (popups === 0) throw changed('a fence has no types');
}

function changed(found: string): Error {
  return new Error(
    `@rspress/plugin-twoslash should put each type into a ${POPUP_CONTENT} in a ${POPUP}, but ${found}: adapt plugins/content/hover-types/templates.ts.`,
  );
}

import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';

const POPUP = 'twoslash-popup-container';
const POPUP_CONTENT = 'twoslash-popup-inner';

/**
 * Makes each popup a `template`, which is no part of the page until a script takes it: nobody sees, hears, finds
 * or copies it, with or without styles. Links become text, since a popup cannot be reached to follow them.
 */
export function popupsToTemplates(code: Element) {
  visit(code, 'element', element => {
    if (element.tagName !== POPUP) return;
    const content = element.children
      .filter(isElement)
      .find(({ properties }) => properties.class === POPUP_CONTENT);
    const children = content?.children ?? [];
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
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

/** What `querySelectorAll` needs; a document in the browser. */
interface Root {
  querySelectorAll(selector: string): Iterable<Element>;
}

/**
 * @param selector a CSS selector from whoever configures the zoom
 * @throws TypeError that says what is expected, where the selector is not one
 */
export function zoomableImages(selector: string, root: Root): HTMLImageElement[] {
  try {
    return [...root.querySelectorAll(selector)] as HTMLImageElement[];
  } catch {
    throw new TypeError(
      `The zoom selector "${selector}" is invalid: expected a CSS selector, a node, a node list or an array.`,
    );
  }
}

/** An object with `querySelectorAll`; a document in the browser. */
interface Root {
  querySelectorAll(selector: string): Iterable<Element>;
}

/**
 * Returns the images that readers can open.
 * @param selector a configured CSS selector
 * @throws TypeError with the expected types, if the selector is invalid
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

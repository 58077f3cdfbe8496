/**
 * Resolves when the reader presses nothing on the page. If React replaced an element between a press and its release,
 * the browser would send the click to what is around the element.
 */
export async function released(): Promise<void> {
  // Includes a held space bar on a button, and ends if the release happens outside of the window.
  while (document.documentElement.matches(':active')) await new Promise(requestAnimationFrame);
}

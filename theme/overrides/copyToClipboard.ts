// For readers on slow connections: the default always loads the library for browsers that don't offer the clipboard.

/**
 * Copies a text to the clipboard. On pages without HTTPS, where browsers don't offer the clipboard, a library copies a
 * selection.
 * @returns whether the text was copied
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { default: copySelection } = await import('copy-to-clipboard');
    return copySelection(text);
  }
}

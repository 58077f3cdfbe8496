import type { Root } from 'hast';
import type { VFile } from 'vfile';

/** Stops the build at a formula that KaTeX can't read. */
export function rehypeStrictMath() {
  return (_tree: Root, file: VFile) => {
    const message = file.messages.find(({ source }) => source === 'rehype-katex');
    if (message) throw message.cause ?? message;
  };
}

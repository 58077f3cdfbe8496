const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Counts words, and characters of scripts that write words without spaces, such as Chinese. */
export function count(text: string): { words: number; characters: number } {
  return {
    words: text.replace(WITHOUT_SPACES, ' ').match(WORD)?.length ?? 0,
    characters: text.match(WITHOUT_SPACES)?.length ?? 0,
  };
}

import type { Direction, PlaygroundSettings } from '../options';

/** Languages that can run. */
const LANGUAGES = ['tsx', 'jsx'] as const;
export type FenceLanguage = (typeof LANGUAGES)[number];

export interface PlaygroundFence {
  language: FenceLanguage;
  direction: Direction;
}

/** A word of the meta: `name`, `name=value` or `name="a value"`. */
const WORD = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/**
 * @param meta what follows the language in the first line of a fence
 * @returns `undefined` if the fence stays an ordinary code block
 * @throws Error if the direction is invalid
 */
export function readFence(
  lang: string | null | undefined,
  meta: string | null | undefined,
  settings: Pick<PlaygroundSettings, 'defaultDirection' | 'defaultRenderMode'>,
): PlaygroundFence | undefined {
  const language = LANGUAGES.find(known => known === lang);
  if (!language) return undefined;
  const words = new Map<string, string | undefined>();
  for (const [, name = '', ...values] of (meta ?? '').matchAll(WORD)) {
    words.set(
      name,
      values.find(value => value !== undefined),
    );
  }
  if (words.has('pure')) return undefined;
  if (settings.defaultRenderMode === 'pure' && !words.has('playground')) return undefined;
  const direction = words.get('direction') ?? settings.defaultDirection;
  if (direction !== 'horizontal' && direction !== 'vertical') {
    throw new Error(`The direction of a playground is "${direction}", but it takes horizontal or vertical.`);
  }
  return { language, direction };
}

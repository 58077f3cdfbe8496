/** How editor and result are arranged: side by side (if there's room) or one below the other. */
export type Direction = 'horizontal' | 'vertical';

export interface PlaygroundOptions {
  /**
   * Arrangement if a fence doesn't set it: side by side or stacked. Narrow screens always stack.
   * @default 'horizontal'
   */
  defaultDirection?: Direction;
  /**
   * Side of the editor; if the two are stacked, `left` means above.
   * @default 'left'
   */
  editorPosition?: 'left' | 'right';
  /**
   * How to treat `tsx` and `jsx` fences that say neither `playground` nor `pure`.
   * @default 'pure'
   */
  defaultRenderMode?: 'pure' | 'playground';
  /**
   * Modules that examples may import in addition to React's, by the name in the import. A value is a package or a file:
   * absolute, or relative to the folder that Rspress runs in (starting with `./`).
   * @default {}
   */
  include?: Record<string, string>;
}

export type PlaygroundSettings = Required<PlaygroundOptions>;

const DEFAULTS: PlaygroundSettings = {
  defaultDirection: 'horizontal',
  editorPosition: 'left',
  defaultRenderMode: 'pure',
  include: {},
};

const CHOICES = [
  ['defaultDirection', ['horizontal', 'vertical']],
  ['editorPosition', ['left', 'right']],
  ['defaultRenderMode', ['pure', 'playground']],
] as const;

/**
 * Fills in the defaults.
 * @throws Error with a line for each unknown option and each invalid value
 */
export function readOptions(options: PlaygroundOptions): PlaygroundSettings {
  const settings = { ...DEFAULTS, ...options };
  const faults = Object.keys(options)
    .filter(name => !(name in DEFAULTS))
    .map(name => `There is no option ${name}; there are ${Object.keys(DEFAULTS).join(', ')}.`);
  for (const [name, choices] of CHOICES) {
    if (choices.some(choice => choice === settings[name])) continue;
    faults.push(
      `The option ${name} is ${JSON.stringify(settings[name])}, but it takes ${choices.join(' or ')}.`,
    );
  }
  if (faults.length > 0) throw new Error(['pluginPlayground:', ...faults].join('\n'));
  return settings;
}

/** How editor and result stand: beside each other (where there is room) or one below the other. */
export type Direction = 'horizontal' | 'vertical';

export interface PlaygroundOptions {
  /**
   * Where a fence does not say: side by side or stacked. Narrow screens always stack.
   * @default 'horizontal'
   */
  defaultDirection?: Direction;
  /**
   * Side of the editor; where the two are stacked, `left` is above.
   * @default 'left'
   */
  editorPosition?: 'left' | 'right';
  /**
   * What `tsx` and `jsx` fences are that say neither `playground` nor `pure`.
   * @default 'pure'
   */
  defaultRenderMode?: 'pure' | 'playground';
  /**
   * Modules that examples may import besides React's, by the name in the import: a package, or a file relative to
   * the folder that Rspress runs in (`./` in front) or absolute.
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
 * @throws Error with a line for every option that there is not, or that does not take its value
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

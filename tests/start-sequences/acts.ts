import fc from 'fast-check';
import { PAGE_KINDS } from '../../site/accessibility';
import { CHANGES, type Change } from './changes';

/** An interaction. `pick` chooses one of the elements on the page that it's possible with. */
export type Act =
  | { do: 'type'; pick: number; text: string }
  /** A list may get more options when its script arrives, so a performed interaction includes the value. */
  | { do: 'select'; pick: number; option: number; value?: string }
  | { do: 'click'; on: 'tab' | 'button' | 'summary' | 'link'; pick: number }
  | { do: 'press'; key: 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' }
  | { do: 'scroll' }
  | { do: 'search'; text: string }
  | { do: 'back' };

/** An interaction, and the number of page parts and scripts that arrive before it. */
export interface Step {
  arrivals: number;
  act: Act;
}

export interface Sequence {
  route: string;
  /** Whether scripts are held back, too, or only pages. */
  holdsScripts: boolean;
  /** What another program does to the whole page before the reader acts. */
  change?: Change;
  steps: Step[];
}

/** Selectors of the elements that can be clicked, by the kind of control. */
export const CONTROLS = {
  tab: 'main [role=tab]',
  // Searching is a separate interaction. The other buttons copy, open windows, or only work in frames.
  button:
    'header button[data-tooltip], header button[popovertarget], [data-announcement] button:not([data-foreign])',
  summary: 'header summary, main summary',
  link: '.rp-doc-layout__sidebar a[href^="/"], main p a[href^="/guide/"]:not([target])',
} as const;

const pick = fc.nat({ max: 7 });
const text = fc.constantFrom('a', 'side', 'plugin', 'x');
const click: fc.Arbitrary<Act> = fc.record({
  do: fc.constant('click' as const),
  on: fc.constantFrom('tab', 'tab', 'button', 'summary', 'link'),
  pick,
});
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type' as const), pick, text }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('select' as const), pick, option: fc.nat({ max: 3 }) }),
  },
  { weight: 6, arbitrary: click },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      key: fc.constantFrom('Escape', 'ArrowRight', 'ArrowLeft', 'ArrowDown'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ do: 'scroll' }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('search' as const), text }) },
  { weight: 1, arbitrary: fc.constant<Act>({ do: 'back' }) },
);

const ROUTES = [
  ...Object.values(PAGE_KINDS).map(({ route }) => route),
  '/plugin/official-plugins/shiki',
  '/plugin/official-plugins/overview',
  '/plugin/community-plugins/overview',
];

/** Random sequences: a page, and what a reader does on it while it arrives. */
export const sequences: fc.Arbitrary<Sequence> = fc.record({
  route: fc.constantFrom(...ROUTES),
  holdsScripts: fc.boolean(),
  steps: fc.array(fc.record({ arrivals: fc.nat({ max: 4 }), act }), { minLength: 3, maxLength: 10 }),
});

/** Sequences that once had another effect, and that random ones rarely contain. */
export const ONCE_FAILED: Sequence[] = [
  {
    // The search was closed while its field had the focus, and was removed.
    route: '/guide/nowhere',
    holdsScripts: false,
    steps: [
      { arrivals: 3, act: { do: 'search', text: 'plugin' } },
      { arrivals: 0, act: { do: 'press', key: 'ArrowLeft' } },
      { arrivals: 0, act: { do: 'press', key: 'Escape' } },
      { arrivals: 12, act: { do: 'press', key: 'ArrowRight' } },
    ],
  },
];

/**
 * Random sequences on a page that another program changes first. They're short, and begin with a click, because the
 * first interaction is the one that the app must find its element for.
 */
export const changedSequences: fc.Arbitrary<Sequence> = fc.record({
  route: fc.constantFrom(...ROUTES),
  holdsScripts: fc.boolean(),
  change: fc.constantFrom(...(Object.keys(CHANGES) as Change[])),
  steps: fc
    .tuple(click, fc.array(act, { maxLength: 2 }))
    .map(([first, others]) => [first, ...others].map(act => ({ arrivals: 0, act }))),
});

/** @returns the interactions as lines that a person can follow */
export function script({ route, holdsScripts, change, steps }: Sequence): string {
  const lines = steps.map(({ arrivals, act: { do: verb, ...rest } }) =>
    `${arrivals ? `(${arrivals} arrive) ` : ''}${verb} ${Object.values(rest).join(' ')}`.trim(),
  );
  const held = [!change && 'its parts', holdsScripts && 'its scripts'].filter(Boolean).join(' and ');
  const opened = `open ${route}, held: ${held || 'nothing'}`;
  return [opened, ...(change ? [`another program: ${change}`] : []), ...lines].join('\n');
}

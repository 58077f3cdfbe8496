import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { CHANGED } from './changes';
import { counted, type Looked } from './counted';

/** Lines of code: thousands of elements whose colors tests/unit/theme/tokens.test.ts checks. axe would take seconds. */
const TOKENS = '.shiki .line';
/** The minified source, which the browser has to parse on each page. It's less than half the size of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that take most of the time, because they need the colors of each piece of text and of its background. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Marks the first text of each look. A look is a combination of text style and background. */
const SAMPLE = 'data-contrast-sample';

/** Which rules run in addition to those for colors: all on the whole page, all on what the app changed, or none. */
type Rules = 'all' | 'changed' | 'contrast';

/**
 * Returns everything that axe finds with all of its default rules, one line each. Colors are checked once for each
 * look: for text of the same color, size, and weight on the same backgrounds, and for links in text of the same color.
 * Frames, and the lists of passed rules, are left out, because they take long.
 * @param looks looks that earlier pages had; those of this page are added
 */
export async function uncountedFindings(
  page: Page,
  rules: Rules = 'all',
  looks = new Set<string>(),
): Promise<string[]> {
  // Colors fade when the theme changes, and moving elements would be measured halfway. Animations with another timeline
  // only follow scrolling.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
  // Some attributes depend on sizes, such as whether a table can be focused. They're set once the frame is drawn.
  await page.evaluate(
    () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
  const added = await page.evaluate(markLooks, { sample: SAMPLE, tokens: TOKENS, known: [...looks] });
  for (const look of added) looks.add(look);
  // Only once per page, because it takes as long as checking a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(runAxe, {
    sample: SAMPLE,
    tokens: TOKENS,
    colors: COLORS,
    changed: `[${CHANGED}]`,
    rules,
  });
}

/** Does the same as `uncountedFindings`, and counts the page for the final lines of the tests. */
export async function axeFindings(page: Page, looked: Looked = {}, looks?: Set<string>): Promise<string[]> {
  return counted('axe', page, await uncountedFindings(page, 'all', looks), looked);
}

/** Checks only the colors of a page whose other rules have been checked. */
export async function contrastFindings(page: Page, looked: Looked = {}): Promise<string[]> {
  return counted('axe', page, await uncountedFindings(page, 'contrast'), looked);
}

/**
 * Checks the colors of a page, and all rules on what the app changed. The rest was checked in the page as it was
 * served.
 */
export async function changedFindings(page: Page, looks: Set<string>): Promise<string[]> {
  return counted('axe', page, await uncountedFindings(page, 'changed', looks));
}

interface AxeRun {
  sample: string;
  tokens: string;
  colors: string[];
  changed: string;
  rules: Rules;
}

/** Runs in a page that has loaded axe. */
async function runAxe({ sample, tokens, colors, changed, rules }: AxeRun) {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const options = { resultTypes: ['violations'] satisfies ['violations'], iframes: false };
  // axe builds a tree of all elements, most of which are words of highlighted code. So each line becomes a single text.
  const lines = new Map<Element, Node[]>();
  for (const line of document.querySelectorAll(tokens)) {
    lines.set(line, [...line.childNodes]);
    line.replaceChildren(line.textContent ?? '');
  }
  const samples = { include: `[${sample}]`, exclude: tokens };
  const structure = { ...options, rules: Object.fromEntries(colors.map(rule => [rule, { enabled: false }])) };
  const results = [];
  if (rules === 'all') results.push(await axe.run({ exclude: tokens }, structure));
  // Reading the style sheets takes a while, and they're the same each time that the page is checked.
  const again = { ...options, preload: false };
  if (rules === 'changed' && document.querySelector(changed))
    results.push(await axe.run({ include: changed, exclude: tokens }, { ...structure, ...again }));
  if (document.querySelector(samples.include))
    results.push(await axe.run(samples, { ...again, runOnly: colors }));
  for (const [line, words] of lines) line.replaceChildren(...words);
  return results.flatMap(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
  );
}

interface LooksRun {
  sample: string;
  tokens: string;
  known: string[];
}

/** Runs in the page: marks the first visible element with each look of text that isn't known. @returns those looks */
function markLooks({ sample, tokens, known }: LooksRun): string[] {
  for (const marked of document.querySelectorAll(`[${sample}]`)) marked.removeAttribute(sample);
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
    const plain = 'rgba(0, 0, 0, 0) none 1 static';
    const ground = groundOf(element.parentElement) + (own === plain ? '' : `${own};`);
    grounds.set(element, ground);
    return ground;
  };
  const looks = new Set(known);
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText && !element.matches('input, textarea, select')) continue;
    // axe would check a marked element even inside an excluded one.
    if (element.closest(tokens)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const link = element.closest('a');
    const around = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
    const look = `${color} ${fontSize} ${fontWeight} ${textShadow} on ${groundOf(element)} in ${around}`;
    if (looks.has(look)) continue;
    looks.add(look);
    (link ?? element).setAttribute(sample, '');
  }
  return [...looks].slice(known.length);
}

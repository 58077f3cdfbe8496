import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { CHANGED } from './changes';
import { counted, type Looked } from './counted';

/** Thousands of elements whose colours tests/unit/theme/tokens.test.ts computes; axe takes seconds for them. */
const TOKENS = '.shiki .line';
/** Less than half of what the module exports as its source, which the browser has to parse on each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that take most of the time, since they ask for the colors of every piece of text and what is below it. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Marks the first text of each look. */
const SAMPLE = 'data-contrast-sample';

/** Which rules run besides that of contrast: all on the page, all on the elements that the app changed, or none. */
type Rules = 'all' | 'changed' | 'contrast';

/**
 * Everything that axe finds with all of its default rules, one line each. Colors are looked at once for each look: text
 * of the same color, size, and weight on the same grounds, and links in text of the same color. Frames, and the lists of what is right, are left out,
 * because they take long.
 * @param looks the looks that earlier pages had, which gets those of this one
 */
export async function uncountedFindings(
  page: Page,
  rules: Rules = 'all',
  looks = new Set<string>(),
): Promise<string[]> {
  // Colors fade from theme to theme, and what moves would be measured half way.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // What depends on sizes, such as whether a table can be reached by key, follows when the frame is drawn.
  await page.evaluate(
    () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
  const added = await page.evaluate(markLooks, { sample: SAMPLE, tokens: TOKENS, known: [...looks] });
  for (const look of added) looks.add(look);
  // Once for a page, since it takes as long as a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(runAxe, {
    sample: SAMPLE,
    tokens: TOKENS,
    colors: COLORS,
    changed: `[${CHANGED}]`,
    rules,
  });
}

/** The same, noted for the closing line of the tests. */
export async function axeFindings(page: Page, looked: Looked = {}, looks?: Set<string>): Promise<string[]> {
  return counted('axe', page, await uncountedFindings(page, 'all', looks), looked);
}

/** What axe finds in the colors of a page whose other rules have been checked. */
export async function contrastFindings(page: Page, looked: Looked = {}): Promise<string[]> {
  return counted('axe', page, await uncountedFindings(page, 'contrast'), looked);
}

/** What axe finds in the colors of a page, and in what the app changed. The rest has been checked as it was served. */
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

/** Runs in the page, which has axe. */
async function runAxe({ sample, tokens, colors, changed, rules }: AxeRun) {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const options = { resultTypes: ['violations'] satisfies ['violations'], iframes: false };
  // axe builds a tree of all elements, most of which are words of highlighted code. It gets each line as a text.
  const lines = new Map<Element, Node[]>();
  for (const line of document.querySelectorAll(tokens)) {
    lines.set(line, [...line.childNodes]);
    line.replaceChildren(line.textContent ?? '');
  }
  const samples = { include: `[${sample}]`, exclude: tokens };
  const structure = { ...options, rules: Object.fromEntries(colors.map(rule => [rule, { enabled: false }])) };
  const results = [];
  if (rules === 'all') results.push(await axe.run({ exclude: tokens }, structure));
  // The style sheets, which take a while to read, are the same for each look at a page.
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

/** Runs in the page: marks the first visible element of each look of text that isn't known. @returns those looks */
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
    // What lies in a part that is left out would be looked at all the same.
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

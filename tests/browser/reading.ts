/** Finds problems for readers who use the keyboard, zoom, or a screen reader. Each function runs in the page. */

/**
 * Finds what doesn't fit the width of the window: a document that scrolls sideways, elements that extend beyond the
 * window without a scroll container, text that's cut off, and scroll containers that the keyboard can't reach.
 */
export function reflowFaults(): string[] {
  const width = document.documentElement.clientWidth;
  const say = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the document is ${document.documentElement.scrollWidth} px wide`);
  }
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const clips = new Map<Element, boolean>();
  /** Whether the element or one of its ancestors scrolls or clips content that's too wide. */
  const isHeld = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, clipPath } = getComputedStyle(element);
    // The whole article scrolls if anything in it is too wide, which is as bad as a page that scrolls.
    const isText = element.matches('.rp-doc-layout__doc');
    const held = (overflowX !== 'visible' && !isText) || clipPath !== 'none' || isHeld(element.parentElement);
    clips.set(element, held);
    return held;
  };
  const hasTextBeyond = (box: Element) => {
    const end = box.getBoundingClientRect().right + 1;
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > end)) return true;
    }
    return false;
  };
  // Skips the words of highlighted code: there are thousands of them, and their block scrolls.
  for (const element of document.body.querySelectorAll('*:not(.shiki .line *)')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const { left, right } = element.getBoundingClientRect();
    // Hidden elements, such as the skip link and the sidebar of small screens, are completely outside of the window.
    const isOutside = right <= 0 || left >= width;
    if (!isOutside && (right > width + 1 || left < -1) && !isHeld(element)) {
      faults.push(
        `stands out of the window by ${Math.round(Math.max(right - width, -left))} px: ${say(element)}`,
      );
    }
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) continue;
    const { overflowX } = getComputedStyle(element);
    const isScroller = overflowX === 'auto' || overflowX === 'scroll';
    if (isScroller && !element.matches(focusable) && !element.querySelector(focusable)) {
      faults.push(`scrolls, but by no key: ${say(element)}`);
    }
    // Decoration may be cut off, but text may not.
    if ((overflowX === 'hidden' || overflowX === 'clip') && hasTextBeyond(element)) {
      faults.push(`cut off: ${say(element)}`);
    }
  }
  return faults;
}

/** Finds controls that are visible without scripts, although they only work with scripts. */
export function scriptedControls(): string[] {
  const root = document.documentElement;
  const hadScripts = root.hasAttribute('data-js');
  root.removeAttribute('data-js');
  const dead = [...document.querySelectorAll('button:not([popovertarget])')]
    .filter(control => control.checkVisibility({ visibilityProperty: true }))
    .map(control => `does nothing without scripts: ${control.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`);
  if (hadScripts) root.setAttribute('data-js', '');
  return dead;
}

/** Finds elements with animations, transitions, or smooth scrolling, with the time in seconds. */
export function movingParts(): string[] {
  const seconds = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
  const moving: string[] = [];
  // Skips the words of highlighted code: there are thousands of them, and their only styles are colors.
  for (const element of document.querySelectorAll('*:not(.shiki *, head *)')) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const { transitionProperty, transitionDuration, animationName, animationDuration } = style;
      const time = Math.max(
        transitionProperty === 'none' ? 0 : seconds(transitionDuration),
        animationName === 'none' ? 0 : seconds(animationDuration),
      );
      const isSmooth = !pseudo && style.scrollBehavior === 'smooth';
      if (time <= 0.01 && !isSmooth) continue;
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
      moving.push(isSmooth ? `${name} scrolls smoothly` : `${name} moves for ${time} s`);
    }
  }
  return [...new Set(moving)];
}

/** Finds controls of the header that overlap. */
export function overlapsInHeader(): string[] {
  const controls = [...document.querySelectorAll('header :is(a, button, summary)')].filter(control =>
    control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
  );
  const boxes = controls.map(control => ({
    name: control.getAttribute('aria-label') ?? control.textContent ?? '',
    control,
    box: control.getBoundingClientRect(),
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(({ control }) => !one.control.contains(control))
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map(two => `${one.name} and ${two.name} overlap`),
  );
}

export interface Controls {
  /** Controls that have no name, have a tab order of their own, or are hidden from screen readers. */
  faults: string[];
  /** What a screen reader says besides the text: `aria-label`, `title`, `alt`, `placeholder`, and texts of buttons. */
  names: string[];
  /** Text of the first stop of the Tab key. */
  first: string;
}

/** Finds everything that can have focus, even if it's invisible at this width, and everything that has a name. */
export function controls(): Controls {
  const say = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const pictures = [...element.querySelectorAll('img[alt], [aria-label]')];
    return [
      element.getAttribute('aria-label'),
      ...labelledBy.map(id => document.getElementById(id)?.textContent),
      ...labels.map(label => label.textContent),
      element.textContent,
      ...pictures.map(picture => picture.getAttribute('alt') ?? picture.getAttribute('aria-label')),
    ]
      .join(' ')
      .trim();
  };
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
    ),
  ].filter(stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && !stop.closest('[inert], template'));
  const faults = stops.flatMap(stop => {
    const reasons = [
      stop.tabIndex > 0 && 'goes before others',
      stop.closest('[aria-hidden=true]') && 'can have focus, but is hidden',
      // Scroll containers don't need a name, because screen readers read their content.
      stop.matches('a, button, input, select, textarea, summary, iframe, [role=button], [role=tab]') &&
        !nameOf(stop) &&
        !stop.title &&
        'has no name',
    ];
    return reasons.filter(Boolean).map(reason => `${reason}: ${say(stop)}`);
  });
  const names = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder], button, summary')]
    // Skips code, which isn't in any language, elements with their own `lang`, and the outline, which repeats headings.
    .filter(element => !element.closest('pre, code, .rp-toc-item, [lang]:not(html)'))
    .flatMap(element => [
      ...['aria-label', 'title', 'alt', 'placeholder'].map(from => element.getAttribute(from)?.trim() ?? ''),
      element.matches('button, summary') ? (element.textContent?.trim() ?? '') : '',
    ])
    .filter(name => name !== '');
  return { faults, names, first: stops[0]?.textContent ?? '' };
}

/** Finds Chinese text without `lang` on an English page, which a screen reader would read with the wrong voice. */
export function unmarkedChinese(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = node.parentElement;
    if (!/\p{Script=Han}/u.test(node.nodeValue ?? '')) continue;
    if (inside?.closest('pre, code, script, style, template, [lang]:not(html)')) continue;
    found.push(node.nodeValue ?? '');
  }
  return found;
}

import { createElement, forwardRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

/** The tree of the core's `Tabs` after a reader chose the third tab of a group, on a page whose group has two. */
vi.mock('@rspress/core/theme-original', () => ({
  Tabs: forwardRef(() =>
    createElement('div', { className: 'rp-tabs' }, [
      createElement('div', { key: 'labels', className: 'rp-tabs__label' }, [
        ...['a', 'b'].map((value, index) =>
          createElement(
            'div',
            {
              key: value,
              className: 'rp-tabs__label__item rp-tabs__label__item--not-selected',
              'data-index': index,
            },
            value,
          ),
        ),
      ]),
    ]),
  ),
}));

const { Tabs } = await import('../../../theme/overrides/Tabs');

const selected = (props: object) =>
  /aria-selected="true"[^>]*>(\w)/.exec(renderToStaticMarkup(createElement(Tabs, props as never)))?.[1];

describe("a tab group that doesn't have the tab chosen elsewhere", () => {
  it('selects its default tab, by index or value, or otherwise the first', () => {
    expect(selected({})).toBe('a');
    expect(selected({ defaultIndex: 1 })).toBe('b');
    expect(selected({ defaultValue: 'b' })).toBe('b');
    expect(selected({ defaultValue: 'none', defaultIndex: 1 })).toBe('b');
  });
});

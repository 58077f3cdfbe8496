// For readers who use a keyboard, a screen reader, or no scripts: the default's tabs are `div`s.
import { Tabs as BaseTabs, type TabsProps } from '@rspress/core/theme-original';
import {
  cloneElement,
  type ForwardedRef,
  forwardRef,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { patchElement } from '../../support/patchElement';
import './Tabs.css';

type Render = (props: TabsProps, ref: ForwardedRef<HTMLDivElement>) => ReactElement;
type Label = ReactElement<{
  className: string;
  children: ReactNode;
  'data-index': number;
}>;

/**
 * The default tabs with the roles and keys of the ARIA tab pattern. All panels stay in the page and have their label in
 * an attribute, so that without scripts and in print they can be shown one below the other. This relies on `render` of the
 * default, which is made with `forwardRef`, and on the classes and indexes of the elements that it returns.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>((props, ref) => {
  const id = useId();
  const tree = (BaseTabs as unknown as { render: Render }).render({ ...props, keepDOM: true }, ref);
  if (import.meta.env.SSG_MD) return tree;
  const labels: string[] = [];
  const shown = shownIndex(tree, props);
  return patchElement(tree, (element, className) => {
    const index = (element as Label).props['data-index'];
    const classes = className.split(' ');
    if (classes.includes('rp-tabs__label')) {
      const children = patchElement(element.props.children, (label, names) =>
        names.includes('rp-tabs__label__item') ? tab(label as Label) : undefined,
      );
      return cloneElement(element, { role: 'tablist', onKeyDown: moveSelection }, children);
    }
    if (classes.includes('rp-tabs__content__item')) {
      return cloneElement(element, {
        className: className.replace(/__item--\w+/, `__item--${index === shown ? 'active' : 'hidden'}`),
        role: 'tabpanel',
        id: `${id}-panel-${index}`,
        'aria-labelledby': `${id}-tab-${index}`,
        'aria-hidden': undefined,
        'data-label': labels[index],
      });
    }
    return undefined;
  });

  function tab(label: Label) {
    const { 'data-index': index, className, children, ...rest } = label.props;
    const selected = index === shown;
    labels[index] = textOf(children);
    return (
      <button
        {...rest}
        key={label.key}
        type="button"
        role="tab"
        id={`${id}-tab-${index}`}
        className={selected ? className.replace('--not-selected', '--selected') : className}
        aria-selected={selected}
        aria-controls={`${id}-panel-${index}`}
        tabIndex={selected ? 0 : -1}
        data-index={index}
      >
        {children}
      </button>
    );
  }
});
Tabs.displayName = 'Tabs';

/** Index of the selected tab, or of the default one if the stored choice is none of these tabs. */
function shownIndex(tree: ReactElement, { defaultIndex = 0, defaultValue }: TabsProps): number {
  let selected: number | undefined;
  let byValue: number | undefined;
  patchElement(tree, (element, className) => {
    if (!className.includes('rp-tabs__label__item')) return undefined;
    const index = (element as Label).props['data-index'];
    if (className.includes('__item--selected')) selected = index;
    // The core uses a tab's value as its key.
    if (element.key === defaultValue) byValue = index;
    return undefined;
  });
  return selected ?? byValue ?? defaultIndex;
}

/** Text of a label, which may be an element with an icon. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

function moveSelection(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  // Don't use the focused element: it may have changed by the time a key pressed before hydration is replayed.
  const at = tabs.findIndex(tab => tab.contains(event.target as Node));
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  const target = tabs[(next + tabs.length) % tabs.length];
  target?.focus();
  target?.click();
}

import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { className?: string; children?: ReactNode };

/** Returns what to render instead of an element, or `undefined` to keep it and visit its children. */
export type Patch = (element: ReactElement<Props>, className: string) => ReactNode | undefined;

/**
 * Replaces individual elements in a default theme component's output, so that the component doesn't have to be copied.
 * It only reaches elements that the component itself returns, not those rendered by its child components. An override
 * calls the component to get them, which only works as long as it's a plain function. `tests/unit/undocumented.test.ts`
 * notices if one isn't, or if it no longer returns what is replaced.
 */
export function patchElement(node: ReactNode, patch: Patch): ReactNode {
  if (Array.isArray(node)) return Children.map(node, child => patchElement(child, patch));
  if (!isValidElement<Props>(node)) return node;
  const replaced = patch(node, node.props.className ?? '');
  if (replaced !== undefined) return replaced;
  if (node.props.children === undefined) return node;
  const { children } = node.props;
  return Array.isArray(children)
    ? cloneElement(node, {}, ...children.map(child => patchElement(child, patch)))
    : cloneElement(node, {}, patchElement(children, patch));
}

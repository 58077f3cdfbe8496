import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { className?: string; children?: ReactNode };

/** Tells what to put in the place of an element, or `undefined` to leave it and look inside. */
export type Patch = (element: ReactElement<Props>, className: string) => ReactNode | undefined;

/**
 * Changes single elements of what a default theme component returns, so that the component itself need
 * not be copied. It reaches the elements that the component returns, not those inside its child components.
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

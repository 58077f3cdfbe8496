import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import './HoverTypes.css';

/** The `pre` of highlighted code. */
type Pre = ReactElement<{ className?: string; ref?: Ref<HTMLElement> }>;

/** Whether `plugins/content/hover-types` has added types to the code. */
export function isTyped(children: ReactNode): children is Pre {
  return isValidElement<{ className?: string }>(children) && !!children.props.className?.includes('twoslash');
}

/**
 * Shows the types of names in the code on hover and on keyboard focus. The script for that loads when the first such
 * code block is shown.
 */
export function HoverTypes({ children }: { children: Pre }) {
  const pre = useRef<HTMLElement>(null);
  useEffect(() => {
    const started = import(/* webpackChunkName: "hover-types" */ './startHoverTypes').then(
      ({ startHoverTypes }) => pre.current && startHoverTypes(pre.current),
      // The code can be read without it.
      () => null,
    );
    return () => {
      started.then(stop => stop?.());
    };
  }, []);
  return cloneElement(children, { ref: pre });
}

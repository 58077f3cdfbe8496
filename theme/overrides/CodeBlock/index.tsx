// For readers who have begun to read: the default folds a block only when its script runs, which moves everything below
// it. Its unfold button also has an English name in every language.
import { CodeBlock as BaseCodeBlock, type CodeBlockProps } from '@rspress/core/theme-original';
import { cloneElement, type ReactElement, useEffect, useState } from 'react';
import { HoverTypes, isTyped } from '../../parts/HoverTypes';
import { patchElement } from '../../support/patchElement';
import { useText } from '../../support/useText';
import './CodeBlock.css';

/** Height, in pixels, above which the default folds a block. */
const FOLD_HEIGHT = 300;

interface FoldedProps {
  'data-folds'?: '' | undefined;
  style?: Record<`--${string}`, string>;
}

/**
 * Folds a block with CSS until the default has measured it. Until then, readers can scroll the block. Relies on the class
 * of the button that the default returns.
 */
export function CodeBlock(props: CodeBlockProps) {
  const t = useText();
  const { children } = props;
  const layout: ReactElement<FoldedProps> = BaseCodeBlock({
    ...props,
    children: isTyped(children) ? <HoverTypes>{children}</HoverTypes> : children,
  });
  // The default measures in an effect whether the block is high enough to be folded.
  const [isMeasured, setMeasured] = useState(!props.fold);
  useEffect(() => setMeasured(true), []);
  if (import.meta.env.SSG_MD || !props.fold) return layout;
  const folding = cloneElement(layout, {
    'data-folds': isMeasured ? undefined : '',
    style: { '--docs-fold-height': `${props.height ?? FOLD_HEIGHT}px` },
  });
  return patchElement(folding, (element, className) =>
    className.includes('rp-codeblock__fold-btn')
      ? cloneElement(element, {
          'aria-label': t(element.props['aria-expanded'] ? 'code.collapse' : 'code.expand'),
          'data-tooltip': '',
        })
      : undefined,
  );
}

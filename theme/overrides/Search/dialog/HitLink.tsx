import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { createContext, type MouseEvent, useContext } from 'react';
import { isPlainClick } from '../../../support/isPlainClick';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

export interface HitActions {
  /** Goes to a page by its path without the base path. */
  follow(path: string): void;
  /** Called for each result that is clicked. */
  onClick?: ((hit: Parameters<HitComponent>[0]['hit']) => void) | undefined;
}

export const HitActionsContext = createContext<HitActions>({ follow: () => {} });

/** A result as a real link, which can be opened in a new tab. It's reached with arrow keys instead of Tab. */
export const HitLink: HitComponent = ({ hit, children }) => {
  const actions = useContext(HitActionsContext);
  const onClick = (event: MouseEvent) => {
    actions.onClick?.(hit);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.follow(hit.url);
  };
  return (
    <a href={withBase(hit.url)} tabIndex={-1} onClick={onClick}>
      {children}
    </a>
  );
};

import type { DocSearchModalProps } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { createContext, type MouseEvent, useContext } from 'react';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

export interface HitActions {
  /** Leads to a page by its path without base. */
  follow(path: string): void;
  /** Is told of each result that was clicked. */
  onClick?: ((hit: Parameters<HitComponent>[0]['hit']) => void) | undefined;
}

export const HitActionsContext = createContext<HitActions>({ follow: () => {} });

/** A result as a real link, which opens in a tab of its own like any link. Arrow keys reach it, Tab passes by. */
export const HitLink: HitComponent = ({ hit, children }) => {
  const actions = useContext(HitActionsContext);
  const onClick = (event: MouseEvent) => {
    actions.onClick?.(hit);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    actions.follow(hit.url);
  };
  return (
    <a href={withBase(hit.url)} tabIndex={-1} onClick={onClick}>
      {children}
    </a>
  );
};

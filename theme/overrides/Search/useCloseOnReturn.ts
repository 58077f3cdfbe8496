import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useBeforeReturn } from '../../support/useBeforeReturn';
import { findEarlyBox } from './earlyBox';

/** Closes the search when the reader goes back or forward. A dialog that closes scrolls to where the page was before. */
export function useCloseOnReturn(isOpen: boolean, close: () => void) {
  useBeforeReturn(
    useCallback(() => {
      findEarlyBox()?.close();
      if (isOpen) flushSync(close);
    }, [isOpen, close]),
  );
}

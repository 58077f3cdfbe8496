// Screen reader users: the default's outline is a navigation without a name.
import { Outline as BaseOutline } from '@rspress/core/theme-original';
import { cloneElement } from 'react';
import { patchElement } from '../../support/patchElement';
import { useText } from '../../support/useText';

export function Outline() {
  const t = useText();
  return patchElement(BaseOutline(), element =>
    element.type === 'nav' ? cloneElement(element, { 'aria-label': t('outlineTitle') }) : undefined,
  );
}

/** Rows of the default outline for a placement that this site does not use; their icons are large. */
export function LlmsCopyRow() {
  return null;
}

export { LlmsCopyRow as LlmsOpenRow };

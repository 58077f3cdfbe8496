// For screen reader users: the default's outline is a `nav` without a name.
import { Outline as BaseOutline } from '@rspress/core/theme-original';
import { cloneElement } from 'react';
import { patchElement } from '../../support/patchElement';
import { useText } from '../../support/useText';

/** Relies on the default's returning a `nav`. */
export function Outline() {
  const t = useText();
  return patchElement(BaseOutline(), element =>
    element.type === 'nav' ? cloneElement(element, { 'aria-label': t('outlineTitle') }) : undefined,
  );
}

/** Removes rows of the default outline that this site doesn't use, because the code of their icons is large. */
export function LlmsCopyRow() {
  return null;
}

export { LlmsCopyRow as LlmsOpenRow };

// Screen reader users: the default calls the picture beside the site's name "logo", in English.
import { NavTitle as BaseNavTitle } from '@rspress/core/theme-original';
import { cloneElement } from 'react';
import { patchElement } from '../../support/patchElement';

/** The name stands beside the picture, so the picture has none. */
export function NavTitle() {
  return patchElement(BaseNavTitle(), element =>
    element.type === 'img' ? cloneElement(element, { alt: '', id: undefined }) : undefined,
  );
}

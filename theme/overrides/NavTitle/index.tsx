// For screen reader users: the default gives the image beside the site's name the English alternative text "logo".
import { NavTitle as BaseNavTitle } from '@rspress/core/theme-original';
import { cloneElement } from 'react';
import { patchElement } from '../../support/patchElement';

/** The name is next to the image, so the image's alternative text is empty. Relies on the default's returning an `img`. */
export function NavTitle() {
  return patchElement(BaseNavTitle(), element =>
    element.type === 'img' ? cloneElement(element, { alt: '', id: undefined }) : undefined,
  );
}

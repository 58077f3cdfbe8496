// Screen reader users: the default's two side columns are landmarks without names.
import { DocLayout as BaseDocLayout, type DocLayoutProps } from '@rspress/core/theme-original';
import { cloneElement } from 'react';
import { patchElement } from '../shared/patchElement';
import './DocLayout.css';

/** The columns become plain boxes; the navigation inside each is the landmark. The skip link leads to `main`. */
export function DocLayout(props: DocLayoutProps) {
  const layout = BaseDocLayout(props);
  if (import.meta.env.SSG_MD) return layout;
  return patchElement(layout, element => {
    if (element.type === 'aside') return cloneElement(element, { role: 'none' });
    if (element.type === 'main') return cloneElement(element, { id: 'content', tabIndex: -1 });
    return undefined;
  });
}

// For screen reader users: the default's two side columns are landmarks without names. For readers with narrow windows:
// these columns are panels there, which the default leaves open.
import { DocLayout as BaseDocLayout, type DocLayoutProps } from '@rspress/core/theme-original';
import { cloneElement, isValidElement } from 'react';
import { patchElement } from '../../support/patchElement';
import { useText } from '../../support/useText';
import './DocLayout.css';
import { MAIN_ID } from '../../support/mainId';
import { PanelClosing, type PanelClosingProps } from './PanelClosing';

/**
 * The left column loses its landmark role, because it only contains a `nav`. The right one, which contains more than
 * its `nav`, gets the outline's name. The skip link points to `main`. This relies on the elements that the default
 * returns.
 */
export function DocLayout(props: DocLayoutProps) {
  const t = useText();
  const layout = BaseDocLayout(props);
  if (import.meta.env.SSG_MD) return layout;
  return patchElement(layout, (element, className) => {
    if (element.type === 'aside') {
      return cloneElement(
        element,
        className.includes('outline') ? { 'aria-label': t('outlineTitle') } : { role: 'none' },
      );
    }
    const { children } = element.props;
    if (className === 'rp-doc-layout__menu' && isValidElement<PanelClosingProps>(children)) {
      return cloneElement(element, {}, children, <PanelClosing {...children.props} />);
    }
    if (element.type === 'main') return cloneElement(element, { id: MAIN_ID, tabIndex: -1 });
    return undefined;
  });
}

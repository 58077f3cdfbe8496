import type { DiagramData, Region } from './Diagram';

const slot = (code: string, x: number, y: number, width: number): Region => ({
  x,
  y,
  width,
  height: 20,
  label: { code },
  kind: 'slot',
});

/** The slots of `Layout` on a doc page, in the order of its HTML. */
export const themeSlots: DiagramData = {
  width: 480,
  height: 452,
  alternative: 'diagram.themeSlots.alternative',
  regions: [
    slot('top', 1, 1, 478),
    slot('beforeNav', 1, 27, 478),
    { x: 1, y: 53, width: 478, height: 122, label: { text: 'diagram.themeSlots.navbar' }, kind: 'frame' },
    slot('beforeNavTitle', 10, 76, 148),
    slot('navTitle', 166, 76, 148),
    slot('beforeLeftNavItems', 322, 76, 148),
    slot('afterLeftNavItems', 10, 100, 148),
    slot('afterNavTitle', 166, 100, 148),
    slot('beforeNavMenu', 10, 124, 148),
    slot('beforeRightNavItems', 166, 124, 148),
    slot('afterRightNavItems', 322, 124, 148),
    slot('afterNavMenu', 10, 148, 148),
    slot('afterNav', 1, 181, 478),
    slot('beforeDoc', 1, 207, 478),
    slot('beforeSidebar', 1, 237, 130),
    { x: 1, y: 263, width: 130, height: 104, label: { text: 'diagram.themeSlots.sidebar' } },
    slot('afterSidebar', 1, 373, 130),
    slot('beforeDocContent', 139, 237, 202),
    { x: 139, y: 263, width: 202, height: 26, label: { text: 'diagram.themeSlots.text' } },
    slot('afterDocContent', 139, 295, 202),
    slot('beforeDocFooter', 139, 321, 202),
    { x: 139, y: 347, width: 202, height: 20, label: { text: 'diagram.themeSlots.footer' } },
    slot('afterDocFooter', 139, 373, 202),
    slot('beforeOutline', 349, 237, 130),
    { x: 349, y: 263, width: 130, height: 104, label: { text: 'diagram.themeSlots.outline' } },
    slot('afterOutline', 349, 373, 130),
    slot('afterDoc', 1, 403, 478),
    slot('bottom', 1, 429, 478),
  ],
};

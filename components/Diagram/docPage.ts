import type { DiagramData } from './Diagram';

/** The layout of a doc page in the default theme on a wide screen. */
export const docPage: DiagramData = {
  width: 480,
  height: 300,
  alternative: 'diagram.docPage.alternative',
  regions: [
    { x: 1, y: 1, width: 478, height: 30, label: { text: 'diagram.docPage.navbar' } },
    { x: 1, y: 39, width: 116, height: 260, label: { text: 'diagram.docPage.sidebar' } },
    { x: 125, y: 39, width: 230, height: 28, label: { text: 'diagram.docPage.title' } },
    { x: 125, y: 73, width: 230, height: 24, label: { text: 'diagram.docPage.markdownMenu' } },
    { x: 125, y: 103, width: 230, height: 100, label: { text: 'diagram.docPage.text' } },
    { x: 125, y: 209, width: 111, height: 36, label: { text: 'diagram.docPage.edit' } },
    { x: 244, y: 209, width: 111, height: 36, label: { text: 'diagram.docPage.lastUpdated' } },
    { x: 125, y: 253, width: 111, height: 46, label: { text: 'diagram.docPage.previous' } },
    { x: 244, y: 253, width: 111, height: 46, label: { text: 'diagram.docPage.next' } },
    { x: 363, y: 39, width: 116, height: 186, label: { text: 'diagram.docPage.outline' } },
    { x: 363, y: 233, width: 116, height: 30, label: { text: 'diagram.docPage.edit' } },
    { x: 363, y: 269, width: 116, height: 30, label: { text: 'diagram.docPage.toTop' } },
  ],
};

import type { DiagramData } from './Diagram';

/** A home page from top to bottom: the parts that the frontmatter fills, and the slots of `HomeLayout`. */
export const homePage: DiagramData = {
  width: 480,
  height: 486,
  alternative: 'diagram.homePage.alternative',
  regions: [
    { x: 1, y: 1, width: 478, height: 36, label: { text: 'diagram.homePage.navbar' } },
    { x: 1, y: 45, width: 478, height: 24, label: { code: 'beforeHero' }, kind: 'slot' },
    { x: 1, y: 77, width: 478, height: 208, label: { code: 'hero' }, kind: 'frame' },
    { x: 12, y: 104, width: 250, height: 22, label: { code: 'badge' } },
    { x: 12, y: 131, width: 250, height: 22, label: { code: 'name' } },
    { x: 12, y: 158, width: 250, height: 22, label: { code: 'text' } },
    { x: 12, y: 185, width: 250, height: 22, label: { code: 'tagline' } },
    { x: 12, y: 212, width: 250, height: 18, label: { code: 'beforeHeroActions' }, kind: 'slot' },
    { x: 12, y: 234, width: 120, height: 22, label: { code: 'actions[0]' } },
    { x: 142, y: 234, width: 120, height: 22, label: { code: 'actions[1]' } },
    { x: 12, y: 260, width: 250, height: 18, label: { code: 'afterHeroActions' }, kind: 'slot' },
    { x: 274, y: 104, width: 194, height: 174, label: { code: 'image' } },
    { x: 1, y: 293, width: 235, height: 24, label: { code: 'afterHero' }, kind: 'slot' },
    { x: 244, y: 293, width: 235, height: 24, label: { code: 'beforeFeatures' }, kind: 'slot' },
    { x: 1, y: 325, width: 478, height: 86, label: { code: 'features' }, kind: 'frame' },
    { x: 12, y: 352, width: 146, height: 50, label: { code: 'features[0]' } },
    { x: 167, y: 352, width: 146, height: 50, label: { code: 'features[1]' } },
    { x: 322, y: 352, width: 146, height: 50, label: { code: 'features[2]' } },
    { x: 1, y: 419, width: 478, height: 24, label: { code: 'afterFeatures' }, kind: 'slot' },
    { x: 1, y: 451, width: 478, height: 34, label: { code: 'themeConfig.footer.message' } },
  ],
};

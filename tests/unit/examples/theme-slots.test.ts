import { expect, it } from 'vitest';
import { themeSlots } from '../../../components/Diagram/themeSlots';
import { buildExample } from './build-example';
import { textsOf } from './html';

/** Names of the slots, in the order of the picture. */
const SLOTS = themeSlots.regions.flatMap(({ kind, label }) =>
  kind === 'slot' && 'code' in label ? [label.code] : [],
);
const HOME_SLOTS = ['beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures'];
const WITHOUT_EFFECT = ['beforeHeroActions', 'afterHeroActions'];

it('each slot in the diagram renders its content, in the order of the diagram', async () => {
  const given = [...SLOTS, ...HOME_SLOTS, ...WITHOUT_EFFECT];
  const layout = `import { Layout as DefaultLayout } from '@rspress/core/theme-original';
const SLOTS = ${JSON.stringify(given)};
export function Layout() {
  const slots = Object.fromEntries(SLOTS.map(name => [name, <p key={name}>slot {name}</p>]));
  return <DefaultLayout {...slots} />;
}
`;
  const site = await buildExample('theme-slots', { files: { 'theme/Layout.tsx': layout } });
  const shown = (page: string) =>
    [...new Set(textsOf(site.read(page), 'p').filter(text => text.startsWith('slot ')))].map(text =>
      text.slice('slot '.length),
    );
  expect(shown('guide/index.html')).toEqual(SLOTS);
  const home = shown('index.html');
  expect(home.filter(name => HOME_SLOTS.includes(name))).toEqual(HOME_SLOTS);
  expect(home).not.toEqual(expect.arrayContaining([WITHOUT_EFFECT[0]]));
});

import { describe, expect, it } from 'vitest';
import type { LayerName } from '../../../../contracts/layers';
import { chooseLayers, type Trial } from '../../../../scripts/upgrade/choose';

const ALL: LayerName[] = ['sitemap', 'static-code', 'hydrate-on-intent', 'pages-on-demand', 'Tabs'];

/** Simulates a site that only builds without these layers. */
function siteWithout(bad: LayerName[], blames = false) {
  const trials: string[] = [];
  const tryWithout = async (left: readonly LayerName[]): Promise<Trial> => {
    trials.push(left.join());
    const [first] = bad.filter(name => !left.includes(name));
    return { ok: first === undefined, blamed: blames && first ? [first] : [] };
  };
  return { trials, tryWithout };
}

describe('chooseLayers', () => {
  it('leaves out none if the site builds with all', async () => {
    const { trials, tryWithout } = siteWithout([]);
    expect(await chooseLayers(['Tabs'], ALL, tryWithout)).toEqual([]);
    expect(trials).toEqual(['']);
  });

  it('leaves out what the build names, one after the other', async () => {
    const { trials, tryWithout } = siteWithout(['sitemap', 'Tabs'], true);
    expect(await chooseLayers([], ALL, tryWithout)).toEqual(['sitemap', 'Tabs']);
    expect(trials.slice(0, 3)).toEqual(['', 'sitemap', 'sitemap,Tabs']);
  });

  it('leaves out layers of broken contracts, but those alone that stand in the way', async () => {
    const { tryWithout } = siteWithout(['static-code']);
    expect(await chooseLayers(['sitemap', 'static-code', 'Tabs'], ALL, tryWithout)).toEqual(['static-code']);
  });

  it('finds layers that nothing points to', async () => {
    const { tryWithout } = siteWithout(['Tabs', 'hydrate-on-intent']);
    expect(await chooseLayers(['sitemap'], ALL, tryWithout)).toEqual(['hydrate-on-intent', 'Tabs']);
  });

  it('gives up where no layer helps', async () => {
    const { trials, tryWithout } = siteWithout(['previews']);
    expect(await chooseLayers(['sitemap'], ALL, tryWithout)).toBeUndefined();
    expect(trials).toEqual(['', 'sitemap', 'sitemap,static-code,hydrate-on-intent,pages-on-demand,Tabs']);
  });
});

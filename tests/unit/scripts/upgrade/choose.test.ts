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
  it('leaves out no layers if the site builds with all of them', async () => {
    const { trials, tryWithout } = siteWithout([]);
    expect(await chooseLayers(['Tabs'], ALL, tryWithout)).toEqual([]);
    expect(trials).toEqual(['']);
  });

  it('leaves out the layers that the build blames, one after the other', async () => {
    const { trials, tryWithout } = siteWithout(['sitemap', 'Tabs'], true);
    expect(await chooseLayers([], ALL, tryWithout)).toEqual(['sitemap', 'Tabs']);
    expect(trials.slice(0, 3)).toEqual(['', 'sitemap', 'sitemap,Tabs']);
  });

  it('leaves out layers of broken contracts, but only those that break the build', async () => {
    const { tryWithout } = siteWithout(['static-code']);
    expect(await chooseLayers(['sitemap', 'static-code', 'Tabs'], ALL, tryWithout)).toEqual(['static-code']);
  });

  it('finds layers that neither a contract nor the build blames', async () => {
    const { tryWithout } = siteWithout(['Tabs', 'hydrate-on-intent']);
    expect(await chooseLayers(['sitemap'], ALL, tryWithout)).toEqual(['hydrate-on-intent', 'Tabs']);
  });

  it("gives up if leaving out layers doesn't help", async () => {
    const { trials, tryWithout } = siteWithout(['previews']);
    expect(await chooseLayers(['sitemap'], ALL, tryWithout)).toBeUndefined();
    expect(trials).toEqual(['', 'sitemap', 'sitemap,static-code,hydrate-on-intent,pages-on-demand,Tabs']);
  });
});

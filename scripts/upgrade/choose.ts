import type { LayerName } from '../../contracts/layers';

/** Result of a build without some layers. */
export interface Trial {
  ok: boolean;
  /** Layers that the output of a failed build says to leave out. */
  blamed: LayerName[];
}

export type TryWithout = (left: readonly LayerName[]) => Promise<Trial>;

/**
 * Finds the layers to leave out so that the site can be built, as few as possible.
 * @param suspects layers of the contracts that no longer hold
 * @param all all layers
 * @returns `undefined` if the build fails even when all layers are left out
 */
export async function chooseLayers(
  suspects: readonly LayerName[],
  all: readonly LayerName[],
  tryWithout: TryWithout,
): Promise<LayerName[] | undefined> {
  let left: LayerName[] = [];
  let trial = await tryWithout(left);
  while (!trial.ok) {
    const more = [trial.blamed, suspects, all].find(layers => layers.some(name => !left.includes(name)));
    if (!more) return undefined;
    left = [...new Set([...left, ...more])];
    trial = await tryWithout(left);
  }
  return fewest(left, tryWithout);
}

/** Adds back halves of what was left out, then quarters, down to single layers, as long as the build succeeds. */
async function fewest(left: LayerName[], tryWithout: TryWithout): Promise<LayerName[]> {
  let needed = left;
  // The build with all layers is known to fail.
  for (let size = Math.ceil(left.length / 2); size >= 1 && left.length > 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < needed.length; ) {
      const fewer = [...needed.slice(0, at), ...needed.slice(at + size)];
      if (fewer.length > 0 && (await tryWithout(fewer)).ok) needed = fewer;
      else at += size;
    }
  }
  return needed;
}

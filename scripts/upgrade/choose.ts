import type { LayerName } from '../../contracts/layers';

/** A build without some layers. */
export interface Trial {
  ok: boolean;
  /** Layers that the output of a build which failed says to leave out. */
  blamed: LayerName[];
}

export type TryWithout = (left: readonly LayerName[]) => Promise<Trial>;

/**
 * The layers to leave out so that the site can be built, as few as possible.
 * @param suspects those of the contracts that don't hold
 * @param all every layer that there is
 * @returns `undefined` if the site can't be built without any of them either
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

/** Takes back halves of what was left out, then quarters, down to single layers, as long as the build stays green. */
async function fewest(left: LayerName[], tryWithout: TryWithout): Promise<LayerName[]> {
  let needed = left;
  // The build with all of them is known to fail.
  for (let size = Math.ceil(left.length / 2); size >= 1 && left.length > 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < needed.length; ) {
      const fewer = [...needed.slice(0, at), ...needed.slice(at + size)];
      if (fewer.length > 0 && (await tryWithout(fewer)).ok) needed = fewer;
      else at += size;
    }
  }
  return needed;
}

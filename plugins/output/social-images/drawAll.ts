import type { Box } from './card';
import { forEachOf } from './forEachOf';
import { preparePainter } from './painter';
import { keep, keptFile } from './store';

export interface Input {
  pictures: Box[];
  /** Folder that stores pictures from build to build. */
  keepDir: string;
}

/** Draws pictures and stores them. */
export default async function drawAll({ pictures, keepDir }: Input): Promise<void> {
  const draw = await preparePainter(pictures);
  await forEachOf(pictures, async picture => keep(keptFile(keepDir, picture), await draw(picture)));
}

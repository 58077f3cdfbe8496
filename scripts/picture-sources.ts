import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import type { Picture } from '../site/pictures';
import { exampleFiles } from '../tests/unit/examples/build-example';

/** File with the hash of each picture's sources, by the picture's name. `npm run pictures` writes it. */
export const MADE_FROM = 'site/pictures.json';

/** Hashes what a picture depends on: the release of the core, its settings, and the files of its example. */
export function pictureSources(picture: Picture): string {
  const sum = createHash('sha256').update(rspress.version).update(JSON.stringify(picture));
  for (const file of exampleFiles(picture.example))
    sum.update(file).update(readFileSync(path.join('examples', picture.example, file)));
  return sum.digest('hex').slice(0, 12);
}

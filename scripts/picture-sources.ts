import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import type { Picture } from '../site/pictures';
import { exampleFiles } from '../tests/unit/examples/build-example';

/** What each picture was made from, by its name. `npm run pictures` writes it. */
export const MADE_FROM = 'site/pictures.json';

/** @returns a hash of all that changes what a picture shows */
export function pictureSources(picture: Picture): string {
  const sum = createHash('sha256').update(rspress.version).update(JSON.stringify(picture));
  for (const file of exampleFiles(picture.example))
    sum.update(file).update(readFileSync(path.join('examples', picture.example, file)));
  return sum.digest('hex').slice(0, 12);
}

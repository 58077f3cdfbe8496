import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IndexFiles } from '../../../search/write-index';

/** Indexes in files, for the next start of the dev server. */
export interface KeptIndexes {
  /** @returns the index of a language, if it was made from sources in this state */
  read(lang: string, state: string): Promise<IndexFiles | undefined>;
  write(lang: string, state: string, index: IndexFiles): Promise<void>;
}

interface Content {
  state: string;
  folder: string;
  files: [name: string, content: string][];
}

/** @param folder where the files are, which may not exist yet */
export function keptIndexes(folder: string): KeptIndexes {
  const fileOf = (lang: string) => path.join(folder, `${lang}.json`);
  return {
    async read(lang, state) {
      try {
        const content: Content = JSON.parse(await readFile(fileOf(lang), 'utf8'));
        return content.state === digest(state)
          ? { folder: content.folder, files: new Map(content.files) }
          : undefined;
      } catch {
        // There's none yet, or a process was ended while it wrote the file.
        return undefined;
      }
    },
    async write(lang, state, { folder: name, files }) {
      const content: Content = { state: digest(state), folder: name, files: [...files] };
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(lang), JSON.stringify(content));
    },
  };
}

function digest(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

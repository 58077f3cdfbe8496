import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { readHead, readPassages } from '../../search/read-records';
import { termsOf } from '../../search/tokenizer';

export interface PrebuiltIndex {
  'gzip KB': number;
  'revive ms': number;
}

/**
 * Measures what the index of the embedded search would cost if MiniSearch serialized it at build time. The result is
 * why the browser builds the index: it would be downloaded in addition to the records, which excerpts need anyway.
 */
export function prebuiltIndex(headFile: string, passagesFile: string): PrebuiltIndex {
  const head = readHead(JSON.parse(readFileSync(headFile, 'utf8')));
  const { passages } = readPassages(JSON.parse(readFileSync(passagesFile, 'utf8')));
  const settings = { fields: ['heading', 'identifiers', 'text'], tokenize: (text: string) => termsOf(text) };
  const index = new MiniSearch(settings);
  for (const [id, { heading, identifiers }] of head.sections.entries()) {
    index.add({ id, heading, identifiers: identifiers.join(' '), text: passages[id]?.join('\n') ?? '' });
  }
  const content = JSON.stringify(index);
  const start = process.cpuUsage();
  MiniSearch.loadJSON(content, settings);
  const { user, system } = process.cpuUsage(start);
  return {
    'gzip KB': Math.round(gzipSync(content, { level: 9 }).length / 1024),
    'revive ms': Math.round((user + system) / 1000),
  };
}

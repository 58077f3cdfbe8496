import type { Algoliasearch } from 'algoliasearch';
import type { Environment } from '../site/environment';
import { readSearchUpload } from '../site/hosted-search';
import { hostedRecords } from './hosted-records';
import { HOSTED_INDEX_SETTINGS } from './hosted-settings';
import { pushRecords } from './push';
import type { SearchRecord } from './types';

export interface PushCommand {
  env: Environment;
  readRecords: () => Promise<SearchRecord[]>;
  connect: (appId: string, writeApiKey: string) => Algoliasearch;
  /** Where the result is printed. */
  output: Pick<Console, 'log' | 'error'>;
}

/** @returns exit code of the process */
export async function runPush({ env, readRecords, connect, output }: PushCommand): Promise<number> {
  try {
    const { appId, writeApiKey, indexName } = readSearchUpload(env);
    const records = hostedRecords(await readRecords());
    await pushRecords({
      client: connect(appId, writeApiKey),
      indexName,
      records,
      settings: HOSTED_INDEX_SETTINGS,
    });
    output.log(`"${indexName}" now holds ${records.length} records and the settings of this site.`);
    return 0;
  } catch (error) {
    output.error((error as Error).message);
    return 1;
  }
}

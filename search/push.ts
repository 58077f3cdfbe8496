import { randomUUID } from 'node:crypto';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { HostedRecord } from './hosted-records';

type Client = Pick<
  Algoliasearch,
  'operationIndex' | 'setSettings' | 'saveObjects' | 'waitForTask' | 'deleteIndex'
>;

export interface Push {
  client: Client;
  /** The live index. It's replaced in one step, so a search finds either all old records or all new ones. */
  indexName: string;
  records: HostedRecord[];
  settings: IndexSettings;
}

/** The message says which step failed, and in which state the live index is. */
export class PushError extends Error {
  override name = 'PushError';
}

const UNCHANGED = 'is as it was.';
/** If the response is lost, the index has either been replaced or not. It can't be in between. */
const UNKNOWN = 'is whole, either as it was or new. Run the command again to be sure.';

/**
 * Replaces the records of the live index and applies the settings. Everything is written to a temporary index, which
 * then replaces the live one in a single move. Synonyms, rules, and other settings of the live index are kept. The
 * client's own `replaceAllObjects` doesn't fit, because it keeps the old settings.
 * @throws PushError if a step fails; the live index is unchanged then, unless the message says that it may be new
 */
export async function pushRecords(push: Push): Promise<void> {
  const { client, indexName, records } = push;
  if (records.length === 0) {
    throw new PushError(`There are no records, which would empty "${indexName}". It ${UNCHANGED}`);
  }
  // The client's own temporary indexes have such names, and a key may be limited to them.
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  for (const { task, run } of stepsTo(temporary, push)) {
    try {
      await run();
    } catch (error) {
      throw failure(task, error, indexName, UNCHANGED, await removeIndex(client, temporary));
    }
  }

  const moveTask = `put the new index into the place of "${indexName}"`;
  const { taskID } = await client
    .operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    })
    .catch(async (error: unknown) => {
      const state = isRefusal(error) ? UNCHANGED : UNKNOWN;
      throw failure(moveTask, error, indexName, state, await removeIndex(client, temporary));
    });
  // The move has removed the temporary index, so there's nothing left to delete.
  await client.waitForTask({ indexName, taskID }).catch((error: unknown) => {
    throw failure(`see that "${indexName}" was replaced`, error, indexName, UNKNOWN);
  });
}

interface Step {
  /** Completes the message "Could not …". */
  task: string;
  run: () => Promise<unknown>;
}

/** The steps that create the temporary index. Each one is finished on the server before the next one starts. */
function stepsTo(temporary: string, { client, indexName, records, settings }: Push): Step[] {
  const settle = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: temporary, taskID });
  return [
    {
      task: `copy the settings of "${indexName}"`,
      // An index that doesn't exist yet is copied as an empty one.
      run: async () =>
        settle(
          await client.operationIndex({
            indexName,
            operationIndexParams: {
              operation: 'copy',
              destination: temporary,
              scope: ['settings', 'synonyms', 'rules'],
            },
          }),
        ),
    },
    {
      task: 'change the settings',
      run: async () => settle(await client.setSettings({ indexName: temporary, indexSettings: settings })),
    },
    {
      task: 'upload the records',
      run: () => client.saveObjects({ indexName: temporary, objects: records, waitForTasks: true }),
    },
  ];
}

/** @returns text for the error message if this fails; it doesn't throw, because the original error matters more */
async function removeIndex(client: Client, indexName: string): Promise<string> {
  try {
    await client.deleteIndex({ indexName });
    return '';
  } catch {
    return `The temporary index "${indexName}" may still be there; delete it in the dashboard.`;
  }
}

function failure(task: string, error: unknown, indexName: string, state: string, left = ''): PushError {
  const reason = error instanceof Error ? error.message.trim() : String(error);
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return new PushError(`Could not ${task}: ${sentence} "${indexName}" ${state} ${left}`.trim());
}

/** Whether Algolia rejected the request, rather than not answering it. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && /^4\d\d$/.test(String(error.status));
}

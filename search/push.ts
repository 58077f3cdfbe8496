import { randomUUID } from 'node:crypto';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { HostedRecord } from './hosted-records';

type Client = Pick<
  Algoliasearch,
  'operationIndex' | 'setSettings' | 'saveObjects' | 'waitForTask' | 'deleteIndex'
>;

export interface Push {
  client: Client;
  /** A new index takes its place at once: who searches finds all of the old one or all of the new one. */
  indexName: string;
  records: HostedRecord[];
  settings: IndexSettings;
}

/** Says what could not be done, and what became of the live index. */
export class PushError extends Error {
  override name = 'PushError';
}

const UNCHANGED = 'is as it was.';
/** An answer that is lost does not say whether the move was made; nothing between the two can be. */
const UNKNOWN = 'is whole, either as it was or new. Run the command again to be sure.';

/**
 * Replaces the live index with its settings: everything is written to a temporary index, which then takes its place
 * in one move. Synonyms, rules and further settings that somebody gave the live index stay. The client's own
 * `replaceAllObjects` does not fit, since it keeps the old settings.
 * @throws PushError where a step fails; the live index is as it was then, unless the message says that nobody knows
 */
export async function pushRecords(push: Push): Promise<void> {
  const { client, indexName, records } = push;
  if (records.length === 0) {
    throw new PushError(`There are no records, which would empty "${indexName}". It ${UNCHANGED}`);
  }
  // What the client itself would call one, since a key may be limited to such names.
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
  // The temporary index goes with the move, so there is nothing to remove any more.
  await client.waitForTask({ indexName, taskID }).catch((error: unknown) => {
    throw failure(`see that "${indexName}" was replaced`, error, indexName, UNKNOWN);
  });
}

interface Step {
  /** Continues "Could not". */
  task: string;
  run: () => Promise<unknown>;
}

/** What makes the temporary index; each step is over on the server before the next one. */
function stepsTo(temporary: string, { client, indexName, records, settings }: Push): Step[] {
  const settle = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: temporary, taskID });
  return [
    {
      task: `copy the settings of "${indexName}"`,
      // An index that does not exist yet is copied as an empty one.
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

/** @returns what to add to the message, as the failure itself matters more */
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

/** Algolia answered that it would not, rather than not at all. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && /^4\d\d$/.test(String(error.status));
}

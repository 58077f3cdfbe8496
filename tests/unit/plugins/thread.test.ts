import { expect, it } from 'vitest';
import { openThread, runInThread } from '../../../plugins/support/thread';

const DOUBLE = new URL('../../fixtures/double-in-thread.ts', import.meta.url);

it('a thread returns what the function returns', async () => {
  expect(await runInThread(DOUBLE, { number: 21 })).toEqual({ isMainThread: false, result: 42 });
});

it.each([
  ['of the function', DOUBLE, { number: Number.NaN }, 'This is not a number.'],
  ['of a function that ends the thread', DOUBLE, { number: Number.POSITIVE_INFINITY }, 'ended with code 0'],
  ['of a module that is missing', new URL('./missing.ts', import.meta.url), {}, 'missing.ts'],
])('a thread passes on the error %s', async (_, module, input, message) => {
  await expect(runInThread(module, input)).rejects.toThrow(message);
});

it('a call after one that has ended the thread is answered', async () => {
  const thread = openThread(DOUBLE);
  await expect(thread.call({ number: Number.POSITIVE_INFINITY })).rejects.toThrow('ended with code 0');
  expect(await thread.call({ number: 21 })).toMatchObject({ result: 42 });
  thread.end();
});

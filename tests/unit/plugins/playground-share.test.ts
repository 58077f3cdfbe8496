import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readFence } from '../../../plugins/content/playground/fences/readFence';
import { parseCommand, parseReport } from '../../../plugins/content/playground/messages';
import { codeOfHash, indexOfHash, MAX_BYTES, toHash } from '../../../plugins/content/playground/share/hash';
import { RUNS } from '../support/runs';

test.each([
  ['plain', 'export default () => <b>1</b>;\n'],
  ['no', ''],
  ['empty lines and tabs', '\n\n\ta\r\n'],
  ['Han and emoji', '// 你好，世界 👩‍💻'],
  ['every character that base64 has two ways for', '???>>>~~~ÿÿÿ'],
])('%s code survives a link', (_, code) => {
  const hash = toHash(12, code) ?? '';
  expect(hash).toMatch(/^#playground=12\.[\w-]*$/);
  expect(decodeURIComponent(hash)).toBe(hash);
  expect(indexOfHash(hash)).toBe(12);
  expect(codeOfHash(hash)).toBe(code);
});

it('shares code up to the size limit, and rejects longer links', () => {
  const longest = 'x'.repeat(MAX_BYTES);
  const hash = toHash(1, longest) ?? '';
  expect(codeOfHash(hash)).toBe(longest);
  expect(toHash(1, `${longest}x`)).toBeUndefined();
  expect(toHash(1, '中'.repeat(MAX_BYTES / 2))).toBeUndefined();
  expect(codeOfHash(`${hash}YWFh`)).toBeUndefined();
});

test.each([
  '',
  '#',
  '#heading',
  '#playground',
  '#playground=',
  '#playground=a.YQ',
  '#playground=1',
  '#x=1.YQ',
  '#playground=1234.YQ',
])('finds no playground in the hash "%s"', hash => {
  expect(indexOfHash(hash)).toBeUndefined();
});

test.each(['a', 'Y Q', 'YQ==', 'YQ%3D', '<b>', '_____w', 'YWFh#'])(
  'reads no code from the payload "%s"',
  payload => {
    expect(codeOfHash(`#playground=1.${payload}`)).toBeUndefined();
  },
);

test.each([
  { kind: 'playground:ready' },
  { kind: 'playground:done', run: 1 },
  { kind: 'playground:failed', run: 2, failure: { reason: 'loop' } },
  { kind: 'playground:failed', run: 2, failure: { reason: 'component' } },
  { kind: 'playground:failed', run: 2, failure: { reason: 'module', name: 'a' } },
  { kind: 'playground:failed', run: 2, failure: { reason: 'thrown', message: 'a', line: 3 } },
])('the page accepts the report %j', report => {
  expect(parseReport(report)).toEqual(report);
});

test.each([
  null,
  'playground:ready',
  {},
  { kind: 'playground:done' },
  { kind: 'playground:done', run: '1' },
  { kind: 'playground:run', run: 1, program: '' },
  { kind: 'playground:failed', run: 1 },
  { kind: 'playground:failed', run: 1, failure: { reason: 'module' } },
  { kind: 'playground:failed', run: 1, failure: { reason: 'other', message: 'a' } },
])('the page rejects the report %j', data => {
  expect(parseReport(data)).toBeUndefined();
});

it('truncates the message of a report, and drops invalid and unknown fields', () => {
  const failure = { reason: 'thrown', message: 'x'.repeat(5000), line: -1, more: {} };
  expect(parseReport({ kind: 'playground:failed', run: 1, failure })).toEqual({
    kind: 'playground:failed',
    run: 1,
    failure: { reason: 'thrown', message: 'x'.repeat(1000), line: undefined },
  });
});

test.each([
  [{ kind: 'playground:run', run: 1, program: 'a' }, true],
  [{ kind: 'playground:look', dark: true, lang: 'zh' }, true],
  [{ kind: 'playground:run', run: 1 }, false],
  [{ kind: 'playground:look', dark: 1, lang: 'zh' }, false],
  [undefined, false],
])('the frame accepts only valid commands: %j', (data, isCommand) => {
  expect(parseCommand(data)).toEqual(isCommand ? data : undefined);
});

const noise = fc.string({ unit: 'binary', maxLength: 60 });

it('reads any code from its own link, and from any other text nothing or code within the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.string({ unit: 'binary' }), (index, code) => {
      const hash = toHash(index, code) ?? '';
      expect(decodeURIComponent(hash)).toBe(hash);
      expect([indexOfHash(hash), codeOfHash(hash)]).toEqual([index, code]);
    }),
    RUNS,
  );
  const pieces = fc.oneof(noise, fc.constantFrom('#playground=', '1.', '.', '-', '_', 'YQ', '%', '='));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), list => {
      const hash = list.join('');
      expect(indexOfHash(hash) ?? 1).toBeLessThan(1000);
      const code = codeOfHash(hash) ?? '';
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(MAX_BYTES);
    }),
    RUNS,
  );
});

it('accepts no other messages, whatever is sent', () => {
  const kinds = ['ready', 'responds', 'done', 'failed', 'run', 'look', 'respond'].map(
    kind => `playground:${kind}`,
  );
  const failure = fc.record(
    {
      reason: fc.oneof(fc.constantFrom('thrown', 'loop', 'module', 'component'), fc.anything()),
      message: fc.anything(),
      name: fc.anything(),
      line: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const message = fc.oneof(
    fc.anything(),
    fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...kinds), fc.anything()),
        run: fc.oneof(fc.integer(), fc.anything()),
        program: fc.oneof(fc.string(), fc.anything()),
        dark: fc.oneof(fc.boolean(), fc.anything()),
        lang: fc.oneof(fc.string(), fc.anything()),
        failure: fc.oneof(failure, fc.anything()),
      },
      { requiredKeys: ['kind'] },
    ),
  );
  fc.assert(
    fc.property(message, data => {
      const read = parseReport(data) ?? parseCommand(data);
      // What was read is read as the same again, so it has nothing but what a message may have.
      expect(parseReport(read) ?? parseCommand(read)).toEqual(read);
    }),
    RUNS,
  );
});

it('reads any line of a fence, or names the direction that it does not take', () => {
  const words = fc.constantFrom('playground', 'pure', 'direction', 'vertical', '=', '"', "'", ' ', '{1}');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, noise), { maxLength: 12 }), list => {
      const meta = list.join('');
      let message = '';
      let direction: string | undefined;
      try {
        const settings = { defaultDirection: 'vertical', defaultRenderMode: 'playground' } as const;
        direction = readFence('tsx', meta, settings)?.direction;
      } catch (error) {
        message = (error as Error).message;
      }
      if (direction) expect(['horizontal', 'vertical']).toContain(direction);
      if (message) expect(message).toMatch(/^The direction of a playground is ".*", but it takes/s);
    }),
    RUNS,
  );
});

import { describe, expect, test, vi } from 'vitest';
import { availableEngines, findFirefox } from '../../../scripts/find-engines';

/** The environment of a machine without any programs. */
const EMPTY = { PATH: '/nowhere' };
const SENTENCE = "WebKit is missing, so its tests don't run. Install webkit2gtk-driver and xvfb.";

describe('availableEngines', () => {
  test('prints which engine is missing and what to install', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(availableEngines(EMPTY)).not.toContain('webkit');
    expect(log).toHaveBeenCalledWith(SENTENCE);
    log.mockRestore();
  });

  test('prints nothing in the workers of a test runner', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    availableEngines({ ...EMPTY, TEST_WORKER_INDEX: '0' });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('fails in CI if an engine is missing', () => {
    expect(() => availableEngines({ ...EMPTY, CI: 'true' })).toThrow(SENTENCE);
  });
});

test("rejects a FIREFOX_PATH that doesn't exist", () => {
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow(
    'FIREFOX_PATH is "/nowhere/firefox", but there is no such file.',
  );
});

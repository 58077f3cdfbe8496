import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLazyPages } from '../../../plugins/dev/client/lazyPages';
import { EVENTS } from '../../../plugins/dev/events';

const listeners = vi.hoisted(() => new Map<string, (data?: unknown) => void>());
const hot = vi.hoisted(() => ({ status: vi.fn(), check: vi.fn() }));
vi.mock('../../../plugins/dev/client/hot', () => ({
  hot,
  onServer: (event: string, listener: () => void) => listeners.set(event, listener),
}));
const reload = vi.fn();
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  hot.status.mockReturnValue('idle');
  showLazyPages();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function showPage({ hasHeading }: { hasHeading: boolean }) {
  vi.stubGlobal('document', { querySelector: () => (hasHeading ? {} : null) });
}

test('a page that is still blank gets all updates although there are errors', async () => {
  showPage({ hasHeading: false });
  hot.check.mockResolvedValueOnce(['a']).mockResolvedValueOnce(['b']).mockResolvedValueOnce(null);
  listeners.get(EVENTS.failed)?.();
  await expect.poll(() => hot.check.mock.calls.length).toBe(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a blank page is loaded afresh if an update cannot be applied', async () => {
  showPage({ hasHeading: false });
  hot.check.mockRejectedValueOnce(new Error('Aborted because a module is not accepted'));
  listeners.get(EVENTS.failed)?.();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test('a page is loaded afresh if the way to the repair goes through the mistake, and not for later errors', () => {
  showPage({ hasHeading: true });
  listeners.get(EVENTS.repaired)?.();
  page.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('error'));
  listeners.get(EVENTS.repaired)?.();
  listeners.get(EVENTS.failed)?.();
  page.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is shown stays as it is, and one that is blank is loaded afresh after the repair', () => {
  showPage({ hasHeading: true });
  listeners.get(EVENTS.failed)?.();
  listeners.get(EVENTS.repaired)?.();
  expect(hot.check).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  showPage({ hasHeading: false });
  listeners.get(EVENTS.repaired)?.();
  expect(reload).toHaveBeenCalledOnce();
});

import { describe, expect, it } from 'vitest';
import { createBreathe, pauseForPage } from '../../../search/slices';

describe('work in slices', () => {
  it('pauses only after a slice has lasted long enough', async () => {
    let now = 0;
    let pauses = 0;
    const breathe = createBreathe(
      async () => {
        pauses++;
      },
      undefined,
      () => now,
    );
    for (now = 0; now < 30; now++) await breathe();
    expect(pauses).toBe(3);
  });

  it("stops at the next step after it's canceled, also during a pause", async () => {
    let now = 0;
    const controller = new AbortController();
    const breathe = createBreathe(
      async () => controller.abort(),
      controller.signal,
      () => now,
    );
    expect(breathe()).toBeUndefined();
    now = 100;
    await expect(breathe()).rejects.toMatchObject({ name: 'AbortError' });
    expect(() => breathe()).toThrow('cancelled');
  });

  it('a pause lets other work run', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    await pauseForPage();
    await pauseForPage();
    order.push('search');
    expect(order).toEqual(['other', 'search']);
  });
});

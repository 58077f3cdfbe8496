import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../plugins/output/offline/worker/answer';
import { type Answer, BEAT_INTERVAL, type Command, cacheKey, cacheName } from '../../../site/offline-copy';
import { RUNS } from '../support/runs';

vi.mock('@rspress/core/runtime', () => ({ withBase: (path: string) => path }));

const { ask } = await import('../../../theme/parts/Offline/panel/worker');
const { look, save, stateOf } = await import('../../../theme/parts/Offline/panel/store');
const { readSavedManifest } = await import('../../../site/offline-manifest');
const { findCopy, saveCopy } = await import('../../../theme/parts/Offline/panel/copy');

const TIDY: Command = { type: 'tidy', lang: 'en' };

/** A worker that passes the ports of each command to a function of the test. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'activated';

  constructor(readonly onCommand: (ports: MessagePort[]) => void) {
    super();
  }

  postMessage(_command: Command, ports: MessagePort[]) {
    this.onCommand(ports);
  }
}

function workerThat(onCommand: (ports: MessagePort[]) => void) {
  const fake = new FakeWorker(onCommand);
  return { fake, worker: fake as unknown as ServiceWorker };
}

/** Resolves when messages have been delivered, which takes turns of the event loop. Fake timers don't advance those. */
async function messagesDelivered() {
  const { port1, port2 } = new MessageChannel();
  await new Promise(resolve => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}

const silent = () => workerThat(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a command to the worker', () => {
  it('succeeds or fails as the worker answers', async () => {
    const { worker } = workerThat(ports => answer(ports, Promise.resolve({})));
    await expect(ask(worker, TIDY)).resolves.toBeUndefined();
    const { worker: full } = workerThat(ports => answer(ports, Promise.resolve({ failure: 'room' })));
    await expect(ask(full, TIDY)).rejects.toMatchObject({ failure: 'room' });
  });

  it("fails when the worker doesn't respond in time", async () => {
    const asked = ask(silent().worker, TIDY, 1000);
    const failed = expect(asked).rejects.toMatchObject({ failure: 'stopped' });
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
  });

  it('can take any time while the worker sends heartbeats', async () => {
    let finish: (answer: Answer) => void = () => {};
    const work = new Promise<Answer>(resolve => {
      finish = resolve;
    });
    const beats = vi.fn();
    const { worker } = workerThat(([port, life]) => {
      if (!port || !life) throw new Error('An command comes with two ports.');
      const send = life.postMessage.bind(life);
      life.postMessage = (message: unknown) => {
        beats();
        send(message);
      };
      answer([port, life], work);
    });
    const asked = ask(worker, TIDY, 2 * BEAT_INTERVAL);
    for (let beat = 1; beat <= 5; beat += 1) {
      await vi.advanceTimersByTimeAsync(BEAT_INTERVAL);
      expect(beats).toHaveBeenCalledTimes(beat);
      await messagesDelivered();
    }
    finish({});
    await expect(asked).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(BEAT_INTERVAL);
    expect(beats).toHaveBeenCalledTimes(5);
  });

  it('fails immediately when the worker is replaced or closes its port', async () => {
    const { fake, worker } = silent();
    const asked = ask(worker, TIDY);
    fake.state = 'redundant';
    fake.dispatchEvent(new Event('statechange'));
    await expect(asked).rejects.toMatchObject({ failure: 'stopped' });
    await expect(ask(worker, TIDY)).rejects.toMatchObject({ failure: 'stopped' });
    const { worker: ended } = workerThat(([port]) => port?.close());
    await expect(ask(ended, TIDY)).rejects.toMatchObject({ failure: 'stopped' });
  });
});

describe('a misbehaving browser', () => {
  it("still allows saving if it can't look up saved copies", async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('refused')) } });
    await look('en');
    expect(stateOf('en')).toEqual({ kind: 'none' });
  });

  it('releases the lock when the worker stops responding', async () => {
    const manifest = {
      lang: 'zh',
      version: '1',
      size: 1,
      files: [{ url: 'a.html', revision: '1', size: 1 }],
    };
    const { worker } = silent();
    const registration = { active: worker, scope: 'https://a.b/', unregister: async () => true };
    const released = vi.fn();
    vi.stubGlobal('location', new URL('https://a.b/guide/'));
    vi.stubGlobal('fetch', async () => Response.json(manifest));
    // There's a saved copy, so a second command follows, to tidy up. It isn't answered either.
    vi.stubGlobal('caches', { match: async () => Response.json({ ...manifest, savedAt: '2026-01-01' }) });
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, work: () => Promise<unknown>) => Promise.resolve(work()).finally(released),
      },
      serviceWorker: { register: async () => registration, getRegistration: async () => registration },
    });
    const failed = expect(saveCopy('zh', () => {})).rejects.toMatchObject({ failure: 'stopped' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await failed;
    expect(released).toHaveBeenCalledOnce();
  });
});

describe('a language with a saved copy', () => {
  const page = (url: string, revision: string, size: number) => ({ url, revision, size });
  const copyOf = (...files: ReturnType<typeof page>[]) => ({
    lang: 'en',
    version: files.map(({ revision }) => revision).join(),
    size: files.reduce((sum, { size }) => sum + size, 0),
    files,
  });
  const saved = { ...copyOf(page('a.html', '1', 100), page('b.html', '1', 8)), savedAt: '2026-01-01' };

  /** @param free what the browser has left, in bytes */
  function browserWith(free: number, current: ReturnType<typeof copyOf> | undefined) {
    const { worker } = workerThat(ports => answer(ports, Promise.resolve({})));
    const registration = { active: worker, scope: 'https://a.b/', unregister: async () => true };
    vi.stubGlobal('location', new URL('https://a.b/guide/'));
    vi.stubGlobal('fetch', async () => {
      if (!current) throw new TypeError('Failed to fetch');
      return Response.json(current);
    });
    vi.stubGlobal('caches', {
      match: async (_key: string, { cacheName }: { cacheName: string }) =>
        Response.json({ ...saved, lang: cacheName.slice(-2) }),
    });
    vi.stubGlobal('navigator', {
      locks: { request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)() },
      storage: { estimate: async () => ({ quota: 1000, usage: 1000 - free }) },
      serviceWorker: { register: async () => registration, getRegistration: async () => registration },
    });
    vi.useRealTimers();
  }

  it('needs space only for the files that have changed', async () => {
    browserWith(10, copyOf(page('a.html', '1', 100), page('b.html', '2', 9)));
    await expect(saveCopy('en', () => {})).resolves.toMatchObject({ version: '1,2' });
    browserWith(10, copyOf(page('a.html', '1', 100), page('b.html', '2', 11)));
    await expect(saveCopy('en', () => {})).rejects.toMatchObject({ failure: 'room' });
  });

  it('shows the copy if saving fails before the copy was looked up', async () => {
    browserWith(1000, undefined);
    expect(stateOf('zh')).toEqual({ kind: 'looking' });
    await save('zh');
    expect(stateOf('zh')).toMatchObject({ kind: 'saved', copy: { version: '1,1' }, note: 'network' });
  });
});

describe('a damaged copy', () => {
  const manifest = {
    lang: 'en',
    version: '1',
    size: 1,
    savedAt: '2026-01-01',
    files: [{ url: 'a.html', revision: '1', size: 1 }],
  };
  const key = cacheKey('/', { url: 'a.html', revision: '1', size: 1 });

  /** A browser with these manifests as texts, by language. Lookups in an unreadable cache are refused. */
  function browserWith(manifests: Record<string, string>, unreadable = '') {
    const dropped: string[] = [];
    const names = () => Object.keys(manifests).map(lang => cacheName('/', lang));
    const { worker } = workerThat(ports => answer(ports, Promise.resolve({})));
    const registration = { active: worker, scope: 'https://a.b/', unregister: async () => true };
    vi.useRealTimers();
    vi.stubGlobal('location', new URL('https://a.b/guide/'));
    vi.stubGlobal('fetch', async () => Response.json(manifest));
    vi.stubGlobal('caches', {
      async match(asked: string, { cacheName: name }: { cacheName: string }) {
        if (name === cacheName('/', unreadable)) throw new DOMException('unreadable', 'UnknownError');
        if (asked === key) return new Response(name);
        const text = manifests[name.slice(-2)];
        return text === undefined ? undefined : new Response(text);
      },
      async delete(name: string) {
        dropped.push(name.slice(-2));
        return Reflect.deleteProperty(manifests, name.slice(-2));
      },
      keys: async () => names(),
    });
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({}),
      },
      serviceWorker: { register: async () => registration, getRegistration: async () => registration },
    });
    return dropped;
  }

  it('is removed, and saving makes a new one', async () => {
    const zh = JSON.stringify({ ...manifest, lang: 'zh' });
    const dropped = browserWith({ en: '{"lang":"en"}', zh });
    await expect(saveCopy('en', () => {})).resolves.toMatchObject({ version: '1' });
    expect(dropped).toEqual(['en']);
    expect(await findCopy('zh')).toMatchObject({ lang: 'zh', version: '1' });
  });

  it("isn't removed if the browser can't look it up at the moment", async () => {
    const dropped = browserWith({ en: JSON.stringify(manifest) }, 'en');
    await expect(findCopy('en')).rejects.toThrow('unreadable');
    expect(dropped).toEqual([]);
  });

  it.each([
    ['{"lang":"en"}', ''],
    ['{', ''],
    [JSON.stringify(manifest), 'en'],
  ])("doesn't affect the other language in the worker: %s", async (damaged, unreadable) => {
    browserWith({ en: damaged, zh: JSON.stringify({ ...manifest, lang: 'zh' }) }, unreadable);
    vi.stubGlobal('self', { registration: { scope: 'https://a.b/' } });
    vi.stubGlobal('__OFFLINE__', { languages: [{ lang: 'en' }, { lang: 'zh' }] });
    const { findSaved, findStatic, savedCopies } = await import(
      '../../../plugins/output/offline/worker/copies'
    );
    const copies = await savedCopies();
    expect(copies.map(({ lang }) => lang)).toEqual(['zh']);
    expect(await (await findSaved('a', copies))?.text()).toBe(cacheName('/', 'zh'));
    expect(await (await findStatic('a.html?revision=1'))?.text()).toBe(
      cacheName('/', unreadable ? 'zh' : 'en'),
    );
  });

  it('never names a file elsewhere, whatever is stored', async () => {
    const part = fc.oneof(
      fc.constantFrom('/', '//', '..', '.', '\\', '?', '#', ':', 'evil.example'),
      fc.string({ unit: 'binary' }),
    );
    const url = fc.array(part, { maxLength: 6 }).map(parts => parts.join(''));
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('en', '1', '2026-01-01', 1, Number.MAX_VALUE, -1));
    const file = fc.record({
      url: fc.oneof(url, value),
      revision: fc.oneof(fc.constantFrom(null, '1'), value),
      size: fc.oneof(fc.nat(), value),
    });
    const list = fc.oneof(fc.array(file, { maxLength: 3 }), fc.constant(manifest.files), value);
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ ...fieldsWith(value), files: list }).map(made => JSON.stringify(made)),
    );
    let read = 0;
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('/', '/docs/'), async (stored, base) => {
        vi.stubGlobal('caches', { match: async () => new Response(stored) });
        const copy = await readSavedManifest(base, 'en');
        if (!copy) return;
        read += 1;
        expect(Number.isFinite(copy.size) && !Number.isNaN(Date.parse(copy.savedAt))).toBe(true);
        for (const saved of copy.files) {
          expect(new URL(cacheKey(base, saved), 'https://a.b').href.startsWith(`https://a.b${base}`)).toBe(
            true,
          );
        }
      }),
      RUNS,
    );
    expect(read).toBeGreaterThan(0);
  });

  /** The fields besides the files: mostly valid, and otherwise anything. */
  function fieldsWith(value: fc.Arbitrary<unknown>) {
    const { lang, version, size, savedAt } = manifest;
    const mostly = (valid: unknown) => fc.oneof({ arbitrary: fc.constant(valid), weight: 9 }, value);
    return { lang: mostly(lang), version: mostly(version), size: mostly(size), savedAt: mostly(savedAt) };
  }
});

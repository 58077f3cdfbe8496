import type nprogress from 'nprogress';

/** Pages that load faster than this show no progress bar. */
const BAR_AFTER_MS = 200;

let bar: typeof nprogress | undefined;
let turn = 0;

/** Shows the progress bar if a page takes long. Its library loads when the reader goes to another page. */
export function startProgress() {
  turn += 1;
  const own = turn;
  const loading = loadBar();
  setTimeout(async () => {
    const loaded = await loading;
    if (own === turn) loaded?.start();
  }, BAR_AFTER_MS);
}

export function endProgress() {
  turn += 1;
  bar?.done();
}

/** @returns `undefined` if the library can't be loaded; loading the page then reports the error */
async function loadBar(): Promise<typeof nprogress | undefined> {
  try {
    bar ??= (await import(/* webpackChunkName: "progress" */ 'nprogress')).default;
  } catch {
    return undefined;
  }
  bar.configure({ showSpinner: false });
  return bar;
}

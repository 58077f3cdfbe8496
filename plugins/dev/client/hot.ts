/** What the bundler's client offers to modules. Its own type lacks `on`. */
interface Hot {
  on(event: string, listener: (data: unknown) => void): void;
  status(): string;
  check(apply: boolean): Promise<unknown>;
}

// The bundler replaces this expression as a whole.
export const hot = import.meta.webpackHot as unknown as Hot | undefined;

/** Calls a function when the dev server sends an event. */
export function onServer<Data>(event: string, listener: (data: Data) => void) {
  hot?.on(event, listener as (data: unknown) => void);
}

/** What the build passes to the worker. */
export interface WorkerSettings {
  languages: WorkerLanguage[];
  /** The other URL that pages load the site's own files from, with a trailing slash. */
  assetPrefix?: string | undefined;
}

export interface WorkerLanguage {
  lang: string;
  /** The language's name in the language itself. */
  label: string;
  /** Folder of its pages below the base path: `''` or `zh/`. */
  folder: string;
  /** Title of the page for URLs that weren't saved. */
  title: string;
  text: string;
}

declare const __OFFLINE__: WorkerSettings;

/** Inserted by `plugins/output/offline/index.ts`. */
export const SETTINGS = __OFFLINE__;

/** What the build tells the worker. */
export interface WorkerSettings {
  languages: WorkerLanguage[];
  /** Where pages load the site's own files from as well, with a slash at its end. */
  assetPrefix?: string | undefined;
}

export interface WorkerLanguage {
  lang: string;
  /** The language's name in itself. */
  label: string;
  /** Where its pages lie below the base path: `''` or `zh/`. */
  folder: string;
  /** Of the page for addresses that were not saved. */
  title: string;
  text: string;
}

declare const __OFFLINE__: WorkerSettings;

/** Put in by `plugins/output/offline/index.ts`. */
export const SETTINGS = __OFFLINE__;

/** Folder of each language, by language. */
export const FOLDERS = Object.fromEntries(SETTINGS.languages.map(({ lang, folder }) => [lang, folder]));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { messageTexts } from './message-texts';

interface Source {
  /** Folder below `node_modules`. */
  folder: string;
  /** Scripts below it that may print messages. The others are copies of other packages. */
  scripts: string[];
  /** See `messageTexts`. */
  onlyPrinted?: boolean;
}

const PLUGINS = [
  'algolia',
  'api-docgen',
  'client-redirects',
  'llms',
  'preview',
  'rss',
  'sitemap',
  'twoslash',
];

const SOURCES: Source[] = [
  { folder: '@rspress/core/dist', scripts: ['{cli,config,node}/**/*.js', '!**/DEFAULT_I18N_TEXT.js'] },
  { folder: '@rspress/core/dist', scripts: ['{runtime,theme}/**/*.js', 'o~0.js'], onlyPrinted: true },
  { folder: '@rspress/shared/dist', scripts: ['node-utils.js'] },
  ...PLUGINS.map(name => ({ folder: `@rspress/plugin-${name}/dist`, scripts: ['**/*.js'] })),
  { folder: '@rsbuild/core/dist', scripts: ['m.js'], onlyPrinted: true },
];

/** A message that an installed package can print. */
export interface PrintedMessage {
  /** See `messageTexts`. */
  text: string;
  /** Name of the package. */
  package: string;
}

/**
 * Reads the messages of Rspress, its plugins, and Rsbuild from the installed packages.
 * @throws Error that names a folder without scripts, because the packages may have moved their files
 */
export function printedMessages(root: string): PrintedMessage[] {
  const found = SOURCES.flatMap(({ folder, scripts, onlyPrinted }) => {
    const cwd = path.join(root, 'node_modules', folder);
    const files = existsSync(cwd) ? globSync(scripts, { cwd }).sort() : [];
    if (files.length === 0) {
      throw new Error(
        `node_modules/${folder} has no ${scripts[0]}. Correct checks/messages/printed-messages.ts.`,
      );
    }
    const name = folder.replace(/\/dist$/, '');
    return files.flatMap(file =>
      messageTexts(readFileSync(path.join(cwd, file), 'utf8'), onlyPrinted).map(text => ({
        text,
        package: name,
      })),
    );
  });
  return [...new Map(found.map(message => [message.text, message])).values()];
}

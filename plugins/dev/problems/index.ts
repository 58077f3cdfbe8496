import { type ChildProcess, fork } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { VOCABULARY_FOLDER } from '../../../search/vocabulary';
import { afterFirstPage } from '../../support/afterFirstPage';
import { EVENTS, type Problem } from '../events';

const CHECK = fileURLToPath(new URL('./check.ts', import.meta.url));

/**
 * Says what CI would reject, in the terminal and as a badge on the page, after each change. Nothing waits for it: the
 * pages are read in a process of its own.
 */
export function pluginProblems(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'site-problems',
    apply: 'serve',
    setup(api) {
      let check: ChildProcess | undefined;
      /** No page imports these files. */
      let vocabulary: FSWatcher | undefined;
      let sayChecking = (_is: boolean) => {};
      const again = () => {
        if (!check?.connected) return;
        sayChecking(true);
        check.send('');
      };
      /** Nothing until the pages have been checked. */
      let problems: Problem[] | null = null;
      /** What the compiler has said already in the terminal. */
      let said = '';
      let start = () => {};
      api.onBeforeStartDevServer(({ server }) => {
        const hot = server.environments.web?.hot;
        hot?.onConnect(client => client.send('custom', { event: EVENTS.problems, data: problems }));
        sayChecking = is => hot?.send('custom', { event: EVENTS.checking, data: is });
        start = () => {
          check = startCheck(found => {
            const isSame = JSON.stringify(found) === JSON.stringify(problems);
            report(found, problems ?? [], said);
            problems = found;
            sayChecking(false);
            if (!isSame) hot?.send('custom', { event: EVENTS.problems, data: problems });
          });
          vocabulary = watch(VOCABULARY_FOLDER, { recursive: true }, again);
          again();
        };
      });
      afterFirstPage(api, () => start());
      api.onDevCompileDone(({ stats }) => {
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        said = stripVTControlCharacters(errors.map(({ message }) => message).join('\n'));
        again();
      });
      api.onCloseDevServer(() => {
        check?.kill();
        vocabulary?.close();
      });
    },
  };
  return {
    name: 'site-problems',
    config(config, _utils, isProd) {
      return isProd ? config : withoutChecks(config);
    },
    builderConfig: { plugins: [plugin] },
  };
}

/**
 * Turns off the core's checks of links, anchors, and images, because the quick rules have the same. For the check of
 * anchors, the core would keep the text of each saved page until all pages that it links to have been opened.
 */
function withoutChecks(config: UserConfig): UserConfig {
  const link = { checkDeadLinks: false, checkAnchors: false };
  return { ...config, markdown: { ...config.markdown, link, image: { checkDeadImages: false } } };
}

function startCheck(then: (problems: Problem[]) => void): ChildProcess {
  const child = fork(CHECK, { execArgv: ['--import', 'tsx'] });
  child.on('error', ({ message }) => logger.warn(`Could not check the pages: ${message}`));
  child.on('message', found => then(found as Problem[]));
  return child;
}

/**
 * Prints the problems that are new, and says when none is left.
 * @param said what the compiler has printed already
 */
function report(now: Problem[], before: Problem[], said: string) {
  const known = new Set(before.map(keyOf));
  for (const problem of now) {
    if (!known.has(keyOf(problem)) && !said.includes(problem.text))
      logger.warn(`${problem.file}:${problem.line} ${problem.text}`);
  }
  if (now.length === 0 && before.length > 0) logger.success('The quick checks no longer find any problems.');
}

/** Without the line, which changes when the author writes above it. */
function keyOf({ file, text }: Problem): string {
  return `${file} ${text}`;
}

import type { RspressPlugin } from '@rspress/core';

/**
 * The core runs the `afterBuild` of all plugins at the same time. This gives one that waits for all others, since it
 * looks at what they have written.
 */
export function endingWith(last: RspressPlugin, others: RspressPlugin[]): RspressPlugin[] {
  const running: unknown[] = [];
  const watched = others.map(plugin => {
    const { afterBuild } = plugin;
    if (!afterBuild) return plugin;
    const noted: RspressPlugin['afterBuild'] = (...args) => {
      const run = Promise.resolve(afterBuild.apply(plugin, args));
      running.push(run);
      return run;
    };
    return { ...plugin, afterBuild: noted };
  });
  return [
    ...watched,
    {
      ...last,
      async afterBuild(...args) {
        await Promise.all(running);
        await last.afterBuild?.(...args);
      },
    },
  ];
}

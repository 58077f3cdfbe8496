import type { RspressPlugin } from '@rspress/core';

/**
 * Adds a plugin whose `afterBuild` reads what all others have written, so it waits for theirs. The core itself runs the
 * `afterBuild` of all plugins at the same time, in their order.
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

import type { RspressPlugin } from '@rspress/core';

/**
 * The core runs the `afterBuild` of all plugins at the same time. This adds one plugin whose `afterBuild` waits for all
 * others, because it reads what they have written.
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

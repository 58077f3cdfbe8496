import { usePage } from '@rspress/core/runtime';
import { Layout as BasicLayout } from '@rspress/core/theme-original';

export * from '@rspress/core/theme-original';

/** The day alone: what stands before the time, as the build wrote it. */
function Changed() {
  const { lastUpdatedTime } = usePage().page;
  const [day] = lastUpdatedTime?.split(/,? /) ?? [];
  return day ? <p className="changed">{day}</p> : null;
}

export function Layout() {
  return <BasicLayout beforeDocContent={<Changed />} />;
}

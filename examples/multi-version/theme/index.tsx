import { Layout as DefaultLayout } from '@rspress/core/theme-original';
import VersionNote from '../components/VersionNote';

export function Layout() {
  return <DefaultLayout beforeDocContent={<VersionNote />} />;
}

export * from '@rspress/core/theme-original';

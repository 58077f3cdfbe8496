import { Banner, Layout as DefaultLayout } from '@rspress/core/theme-original';

export function Layout() {
  return <DefaultLayout top={<Banner href="/badge.html" message="2.0.22" storageKey="banner-2.0.22" />} />;
}

export * from '@rspress/core/theme-original';

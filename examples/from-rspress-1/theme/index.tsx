import { NoSSR, usePage } from '@rspress/core/runtime';
import { Layout as DefaultLayout } from '@rspress/core/theme-original';
import './index.scss';

function Layout() {
  const { page } = usePage();
  return (
    <DefaultLayout
      beforeNav={<NoSSR>Version 2 is afloat.</NoSSR>}
      afterDocContent={<p className="page-path">{page.pagePath}</p>}
    />
  );
}

export * from '@rspress/core/theme-original';
export { Layout };

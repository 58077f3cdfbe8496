import { NoSSR, usePageData } from 'rspress/runtime';
import Theme from 'rspress/theme';
import './index.scss';

function Layout() {
  const { page } = usePageData();
  return (
    <Theme.Layout
      beforeNav={<NoSSR>Version 2 is afloat.</NoSSR>}
      afterDocContent={<p className="page-path">{page.pagePath}</p>}
    />
  );
}

export default { ...Theme, Layout };
export * from 'rspress/theme';

import { usePage } from '@rspress/core/runtime';
import { Layout as DefaultLayout, type LayoutProps } from '@rspress/core/theme-original';

/** The default layout with four of its slots filled. */
export function Layout(props: LayoutProps) {
  const { page } = usePage();
  const address = `mailto:sky@example.com?subject=${encodeURIComponent(page.title)}`;
  return (
    <DefaultLayout
      {...props}
      afterNavTitle={<span className="edition">Autumn 2026</span>}
      afterDocContent={<a href={address}>Ask about this page</a>}
      afterOutline={<p className="sponsor">Supported by the observatory</p>}
      bottom={<footer className="site-footer">Text under CC BY 4.0</footer>}
    />
  );
}

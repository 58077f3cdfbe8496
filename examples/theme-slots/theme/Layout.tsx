import { usePage } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';

export function Layout() {
  const { page } = usePage();
  const address = `mailto:sky@example.com?subject=${encodeURIComponent(page.title)}`;
  return (
    <OriginalLayout
      afterDocContent={
        <a className="ask" href={address}>
          Ask about this page
        </a>
      }
      bottom={<footer className="site-footer">Text under CC BY 4.0</footer>}
    />
  );
}

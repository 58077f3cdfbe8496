import { useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';

export function NotFoundLayout() {
  const { site } = useSite();
  return (
    <main className="rp-doc not-found">
      <h1>This page has set below the horizon</h1>
      <p>
        Go back to <Link href="/">{site.title}</Link>.
      </p>
    </main>
  );
}

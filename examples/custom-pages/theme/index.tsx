import { Link } from '@rspress/core/theme-original';

export function NotFoundLayout() {
  return (
    <main style={{ padding: '64px 24px', textAlign: 'center' }}>
      <h1>This boat has sunk</h1>
      <Link href="/">Back to the harbor</Link>
    </main>
  );
}

export * from '@rspress/core/theme-original';

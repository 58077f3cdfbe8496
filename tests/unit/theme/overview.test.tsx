import { removeBase } from '@rspress/shared';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';

const loadPages = vi.fn();
vi.mock('@rspress/core/runtime', () => ({
  removeBase: (path: string) => removeBase(path, '/zh/docs/'),
  useLocation: vi.fn(),
  usePage: vi.fn(),
}));
vi.mock('@rspress/core/theme-original', () => ({ Overview: () => null, renderInlineMarkdown: vi.fn() }));
vi.mock('../../../theme/overrides/Overview/OverviewWithHeadings', () => ({ default: () => 'the overview' }));
vi.mock('../../../theme/parts/PageIndex/loadPages', () => ({ loadPages }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['/zh/docs/api/', 'en'],
  ['/zh/docs/zh/api/', 'zh'],
])('the overview at %s, below the base path /zh/docs/, lists the pages in %s', async (pathname, lang) => {
  vi.stubGlobal('location', { pathname });
  const { Overview } = await import('../../../theme/overrides/Overview');
  vi.stubGlobal('window', globalThis);
  await prerenderToNodeStream(
    <Suspense>
      <Overview />
    </Suspense>,
  );
  expect(loadPages).toHaveBeenLastCalledWith(lang);
});

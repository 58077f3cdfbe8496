import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  isExternalUrl: (url: string) => url.startsWith('https:'),
  cleanUrlByConfig: (path: string) => path,
  withBase: (path: string) => `/docs${path}`,
}));
vi.mock('../../../theme/overrides/Link/useLinkNavigate', () => ({ useLinkNavigate: () => () => {} }));

const { AnnouncementBar } = await import('../../../theme/parts/AnnouncementBar');

const INPUTS = { href: 'https://example.com/news', message: 'News <b>here</b>', localStorageKey: 'key' };

it('shows the message as text, linked to its target', () => {
  const markup = renderToStaticMarkup(<AnnouncementBar {...INPUTS} />);
  expect(markup).toContain('href="https://example.com/news"');
  expect(markup).toContain('News &lt;b&gt;here&lt;/b&gt;');
  expect(markup).toContain('role="region"');
});

it('opens external links in a new tab, and internal links in the same tab', () => {
  const attributes = 'target="_blank" rel="noopener noreferrer"';
  expect(renderToStaticMarkup(<AnnouncementBar {...INPUTS} />)).toContain(attributes);
  const own = renderToStaticMarkup(<AnnouncementBar {...INPUTS} href="/zh/news" />);
  expect(own).toContain('href="/docs/zh/news"');
  expect(own).not.toMatch(/target=|rel=/);
});

it('adds a custom class', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...INPUTS} barClassName="mine" />)).toMatch(
    /class="[^"]* mine"/,
  );
});

it('renders nothing if display is false', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...INPUTS} display={false} />)).toBe('');
});

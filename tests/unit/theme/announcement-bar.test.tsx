import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useI18n: () => (key: string) => key }));

const { AnnouncementBar } = await import('../../../theme/AnnouncementBar');

const INPUTS = { href: 'https://example.com/news', message: 'News <b>here</b>', localStorageKey: 'key' };

it('shows the message as text, linked to its target', () => {
  const markup = renderToStaticMarkup(<AnnouncementBar {...INPUTS} />);
  expect(markup).toContain('href="https://example.com/news"');
  expect(markup).toContain('News &lt;b&gt;here&lt;/b&gt;');
  expect(markup).toContain('role="region"');
});

it('adds a class of its user', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...INPUTS} barClassName="mine" />)).toMatch(
    /class="[^"]* mine"/,
  );
});

it('is not there where it is not to be displayed', () => {
  expect(renderToStaticMarkup(<AnnouncementBar {...INPUTS} display={false} />)).toBe('');
});

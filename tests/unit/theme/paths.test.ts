import { describe, expect, it, vi } from 'vitest';

vi.mock('@rspress/core/runtime', () => ({ useLocation: vi.fn(), usePage: vi.fn() }));

const { nearestPages } = await import('../../../theme/overrides/NotFoundLayout/nearestPages');
const { translatedPath } = await import('../../../theme/support/translatedPath');
const { zoomableImages } = await import('../../../theme/parts/ImageZoom/zoomableImages');

describe('translatedPath', () => {
  it.each([
    ['/', '/zh/'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/api/', '/zh/api/'],
    ['/zh/api/', '/api/'],
    ['/zhang/a', '/zh/zhang/a'],
  ])('%s is translated at %s', (path, translation) => {
    expect(translatedPath(path)).toBe(translation);
  });
});

describe('nearestPages', () => {
  const pages = [
    '/',
    '/guide/basic/static-assets',
    '/guide/basic/deploy',
    '/guide/start/introduction',
    '/api/config/config-basic',
  ].map(routePath => ({ routePath }));
  const paths = (pathname: string) => nearestPages(pathname, pages).map(({ routePath }) => routePath);

  it('suggests the right page for a mistyped path, an old extension, and a moved folder', () => {
    expect(paths('/guide/basic/statc-assets')[0]).toBe('/guide/basic/static-assets');
    expect(paths('/zh/guide/basic/deploy.html')[0]).toBe('/guide/basic/deploy');
    expect(paths('/introduction')[0]).toBe('/guide/start/introduction');
  });

  it('suggests nothing for an unrelated path, and never the home page', () => {
    expect(paths('/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')).toEqual([]);
    expect(paths('/')).not.toContain('/');
  });

  it('suggests nothing for a very long, hostile path', () => {
    expect(paths(`/${'<script>'.repeat(2000)}`)).toEqual([]);
  });
});

describe('zoomableImages', () => {
  it('explains what it expects if the selector is invalid', () => {
    const root = {
      querySelectorAll(): Iterable<Element> {
        throw new SyntaxError('not a valid selector');
      },
    };
    expect(() => zoomableImages('::', root)).toThrow(
      new TypeError(
        'The zoom selector "::" is invalid: expected a CSS selector, a node, a node list or an array.',
      ),
    );
  });
});

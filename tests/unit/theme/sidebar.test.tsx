import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

let routePath = '/';
let rendered: string[] = [];

vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ pathname: routePath }),
  usePage: () => ({ page: { routePath } }),
  isEqualPath: (a: string, b: string) => a.replace(/\.html$/, '') === b,
}));
vi.mock('@rspress/core/theme-original', () => ({
  renderInlineMarkdown: (text: string) => ({ children: text }),
  SvgWrapper: () => null,
  Tag: ({ tag }: { tag?: string }) => tag ?? null,
}));
vi.mock('@rspress/core/dist/theme/components/Sidebar/SidebarItem.css', () => ({}));
vi.mock('../../../theme/overrides/Link', () => ({
  Link({ href, children, ...rest }: { href: string; children: ReactNode }) {
    rendered.push(href);
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  },
}));

const { PrintedOnce } = await import('../../../theme/overrides/Sidebar/PrintedOnce');
const { EntryList } = await import('../../../theme/overrides/Sidebar/EntryList');
const { fillSidebar, hasAllEntries, readSidebars } = await import(
  '../../../plugins/output/static-pages/sidebars'
);
const { parsePage } = await import('../../../plugins/support/page-tree');
const { finished } = await import('../support/finished');
const { sidebarPage } = await import('../support/sidebar-page');

const group = { collapsed: false, collapsible: true };
const ENTRIES = [
  { text: 'A', link: '/a.html' },
  {
    ...group,
    text: 'Group',
    link: '/b.html',
    items: [
      { text: 'C', link: '/c' },
      { text: 'A again', link: '/a' },
    ],
  },
  { sectionHeaderText: 'Header' },
  {
    ...group,
    collapsed: true,
    text: 'Closed',
    items: [
      { ...group, collapsed: true, text: 'Closed, too', items: [{ text: 'D', link: '/d' }] },
      { ...group, collapsed: true, text: 'Beside it', items: [{ text: 'E', link: '/e' }] },
    ],
  },
  { dividerType: 'solid' as const },
];
const PATHS = ['/a', '/b', '/c', '/d', '/elsewhere'];

beforeEach(() => {
  rendered = [];
});

function page(path: string, sidebar: ReactNode): string {
  routePath = path;
  return sidebarPage(renderToStaticMarkup(sidebar), { routePath });
}

it('the sidebar is the same as if rendered on each page, though it is rendered only once', () => {
  const wanted = PATHS.map(path => page(path, <EntryList entries={ENTRIES} pathname={path} />));
  expect(new Set(wanted.map(html => html.match(/aria-current/g)?.length))).toEqual(
    new Set([2, 1, undefined]),
  );
  rendered = [];
  const pages = PATHS.map(path => page(path, <PrintedOnce entries={ENTRIES} pathname={path} />));
  expect(rendered).toEqual([
    ...['/a.html', '/b.html', '/c', '/a', '/d', '/e'],
    ...['/a.html', '/a'],
    ...['/b.html', '/c', '/d'],
  ]);
  const sidebars = readSidebars(pages.filter(hasAllEntries).map(parsePage));
  const filled = pages.map(html => finished(html, tree => fillSidebar(tree, sidebars)));
  expect(filled).toEqual(wanted.map(html => finished(html, () => {})));
});

it('the sidebar stays the same if React renders a page again', () => {
  const entries = [...ENTRIES];
  const first = page('/a', <PrintedOnce entries={entries} pathname="/a" />);
  expect(page('/a', <PrintedOnce entries={entries} pathname="/a" />)).toBe(first);
});

it('a group is open unless it is collapsed and the page is elsewhere', () => {
  const openGroups = (pathname: string) => {
    const html = renderToStaticMarkup(<EntryList entries={ENTRIES} pathname={pathname} />);
    return [...html.matchAll(/<details [^>]*?open=.*?<span>(.*?)<\/span>/g)].map(([, name]) => name);
  };
  expect(openGroups('/elsewhere')).toEqual(['Group']);
  expect(openGroups('/d')).toEqual(['Group', 'Closed', 'Closed, too']);
});

it("a group that isn't collapsible is a heading with a list, also if it should be collapsed", () => {
  const fixed = { ...group, collapsible: false, items: [{ text: 'C', link: '/c' }] };
  const html = renderToStaticMarkup(
    <EntryList
      entries={[
        { ...fixed, collapsed: true, text: 'Fixed', tag: 'new' },
        { ...fixed, text: 'Linked', link: '/b' },
      ]}
      pathname="/b"
    />,
  );
  expect(html).not.toMatch(/<details|<summary/);
  expect(html).toMatch(/<p [^>]*><span>Fixed<\/span>new<\/p><ul/);
  expect(html).toMatch(/<a href="\/b"[^>]* aria-current="page"><span>Linked<\/span><\/a><ul/);
});

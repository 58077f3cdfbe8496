// For readers without scripts and those who prefer browsing to searching: all pages by section.
import { useNav, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { use } from 'react';
import { loadPages } from '../../theme/parts/PageIndex/loadPages';
import { linkedItems } from '../../theme/support/navItems';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import styles from './AllPages.module.css';
import { type PageItem, pageItems } from './pageItems';

/** Lists the pages of all sidebars in the page's language, in sidebar order. */
export default function AllPages() {
  const lang = usePageLanguage();
  const { site } = useSite();
  const nav = useNav();
  const loading = loadPages(lang);
  if (loading) use(loading);
  const sidebars = site.themeConfig.locales.find(locale => locale.lang === lang)?.sidebar ?? {};
  const sections = linkedItems(nav).map(({ text, link }) => {
    const [, sidebar = []] = Object.entries(sidebars).find(([prefix]) => link.startsWith(prefix)) ?? [];
    return { text, link, items: pageItems(sidebar) };
  });
  if (import.meta.env.SSG_MD) return <>{`\n\n${markdownList(sections)}\n\n`}</>;
  return (
    <div className={styles.sections}>
      {sections.map(({ text, items }) => (
        <section key={text} aria-label={text}>
          <p className={styles.title}>{text}</p>
          <PageList items={items} />
        </section>
      ))}
    </div>
  );
}

function PageList({ items }: { items: PageItem[] }) {
  return (
    <ul>
      {items.map(({ text, link, items }) => (
        <li key={text}>
          {link ? <Link href={link}>{text}</Link> : text}
          {items.length > 0 && <PageList items={items} />}
        </li>
      ))}
    </ul>
  );
}

function markdownList(items: PageItem[], indent = ''): string {
  return items
    .map(({ text, link, items }) => {
      const line = `${indent}- ${link ? `[${text}](${link})` : text}`;
      return items.length > 0 ? `${line}\n${markdownList(items, `${indent}  `)}` : line;
    })
    .join('\n');
}

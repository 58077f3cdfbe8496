import type { NavItem } from '@rspress/core';
import { useLocation, useNav } from '@rspress/core/runtime';
import { SvgWrapper, Tag } from '@rspress/core/theme-original';
import { hasPage, isLinked, itemsOf } from '../../support/navItems';
import { Link } from '../Link';
import styles from './Nav.module.css';
import { NavMenu } from './NavMenu';

/** The entries of the navigation in a row. Those with entries of their own are menus. */
export function PageEntries() {
  const { pathname } = useLocation();
  return useNav().map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a build never change their order
    <li key={index}>
      {itemsOf(item).length > 0 ? (
        <NavMenu label={<Label item={item} />} isCurrent={hasPage(item, pathname)}>
          {isLinked(item) && (
            <li>
              <Entry item={item} />
            </li>
          )}
          <MenuEntries items={itemsOf(item)} />
        </NavMenu>
      ) : (
        <Entry item={item} />
      )}
    </li>
  ));
}

/** The same entries in the menu of narrow windows, where all of them are in view. */
export function PageMenuEntries() {
  return <MenuEntries items={useNav()} />;
}

function MenuEntries({ items }: { items: readonly NavItem[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a build never change their order
    <li key={index}>
      <Entry item={item} />
      {itemsOf(item).length > 0 && (
        <ul className={styles.nested}>
          <MenuEntries items={itemsOf(item)} />
        </ul>
      )}
    </li>
  ));
}

/** A link to the entry's page, or its text if it has none. */
function Entry({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  if (!isLinked(item)) {
    return (
      <span className={styles.entry}>
        <Label item={item} />
      </span>
    );
  }
  const { link, lang, rel } = item;
  return (
    <Link
      className={styles.entry}
      href={link}
      aria-current={hasPage(item, pathname) ? 'true' : undefined}
      {...('download' in item ? { download: item.download } : {})}
      {...(lang ? { lang, hrefLang: lang } : {})}
      {...(rel ? { rel } : {})}
    >
      <Label item={item} />
    </Link>
  );
}

function Label({ item: { icon, text, tag } }: { item: NavItem }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} />}
      {text}
      <Tag tag={tag} />
    </>
  );
}

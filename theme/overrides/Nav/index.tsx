// For readers who use a keyboard, touch, or no scripts: the default menus are `div`s and only open on hover.
import '@rspress/core/dist/theme/components/Nav/index.css';
import type { NavProps } from '@rspress/core/theme-original';
import { type ReactNode, useRef } from 'react';
import { CHANGELOG_URL, VERSION_1_URL } from '../../../site/links';
import { useText } from '../../support/useText';
import { Link } from '../Link';
import { NavTitle } from '../NavTitle';
import { Search } from '../Search';
import { SocialLinks } from '../SocialLinks';
import { SwitchAppearance } from '../SwitchAppearance';
import { LanguageEntries } from './LanguageEntries';
import { LanguageMenu } from './LanguageMenu';
import styles from './Nav.module.css';
import { NavMenu } from './NavMenu';
import { PageEntries, PageMenuEntries } from './PageEntries';
import { useDisclosures } from './useDisclosures';
import { useHidingNavbar } from './useHidingNavbar';

export function Nav({ beforeNavTitle, navTitle, afterNavTitle }: NavProps) {
  const header = useRef<HTMLElement>(null);
  const t = useText();
  useDisclosures(header);
  useHidingNavbar(header);
  const version = `v${__SITE__.rspressVersion}`;
  return (
    <header className="rp-nav" ref={header}>
      <div className={`rp-nav__left ${styles.left}`}>
        {beforeNavTitle}
        {navTitle ?? <NavTitle />}
        {afterNavTitle}
      </div>
      <div className={`rp-nav__right ${styles.right}`}>
        <Search className={styles.search} />
        <nav className={styles.wide} aria-label={t('nav.label')}>
          <ul className={styles.row}>
            <PageEntries />
            <li>
              <NavMenu label={version} name={t('nav.named', { label: version, menu: t('nav.version') })}>
                <VersionEntries />
              </NavMenu>
            </li>
          </ul>
        </nav>
        <div className={styles.wide}>
          <LanguageMenu />
          <SwitchAppearance />
          <SocialLinks />
        </div>
        <NavMenu
          className={styles.narrow}
          iconOnly
          name={t('nav.menu')}
          label={
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          }
        >
          <li>
            <nav aria-label={t('nav.label')}>
              <ul>
                <PageMenuEntries />
              </ul>
            </nav>
          </li>
          <MenuGroup title={t('nav.version')}>
            <VersionEntries />
          </MenuGroup>
          <MenuGroup title={t('nav.language')}>
            <LanguageEntries />
          </MenuGroup>
          <li className={styles.icons}>
            <SwitchAppearance />
            <SocialLinks />
          </li>
        </NavMenu>
      </div>
    </header>
  );
}

function VersionEntries() {
  const t = useText();
  const entries = [
    { href: CHANGELOG_URL, text: t('nav.changelog') },
    { href: VERSION_1_URL, text: t('nav.version1') },
  ];
  return entries.map(({ href, text }) => (
    <li key={href}>
      <Link className={styles.entry} href={href}>
        {text}
      </Link>
    </li>
  ));
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <p className={styles.groupTitle}>{title}</p>
      <ul>{children}</ul>
    </li>
  );
}

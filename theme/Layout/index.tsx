// Every reader: the parts around the page that the default theme has no place for.
import { Layout as BaseLayout, type LayoutProps } from '@rspress/core/theme-original';
import { ANNOUNCEMENT } from '../../site/announcement';
import { AnnouncementBar } from '../AnnouncementBar';
import { Breadcrumbs } from '../Breadcrumbs';
import { ImageZoom } from '../ImageZoom';
import { useScrollKeeper } from '../Nav/languageSwitch';
import { SiteFooter } from '../SiteFooter';
import { StalePage } from '../StalePage';
import { useText } from '../support/useText';
import { ToolsPopover } from '../ToolsPopover';
import { Tooltips } from '../Tooltip';
import styles from './Layout.module.css';

export function Layout(props: LayoutProps) {
  const t = useText();
  useScrollKeeper();
  if (import.meta.env.SSG_MD) return <BaseLayout {...props} />;
  return (
    <BaseLayout
      {...props}
      top={
        <>
          <a className={styles.skip} href="#content">
            {t('nav.skip')}
          </a>
          <AnnouncementBar
            {...ANNOUNCEMENT}
            message={t('announcement.message', { version: __SITE__.rspressVersion })}
          />
        </>
      }
      beforeNavTitle={<ToolsPopover />}
      beforeDocContent={<Breadcrumbs />}
      bottom={
        <>
          <SiteFooter />
          <ImageZoom />
          <Tooltips />
          <StalePage />
        </>
      }
    />
  );
}

// For every reader: the parts around the page that the default theme doesn't have.
import { useLang } from '@rspress/core/runtime';
import { Layout as BaseLayout, type LayoutProps } from '@rspress/core/theme-original';
import { memo } from 'react';
import { ANNOUNCEMENT } from '../../../site/announcement';
import { languagePrefix } from '../../../site/languages';
import { AnnouncementBar } from '../../parts/AnnouncementBar';
import { Breadcrumbs } from '../../parts/Breadcrumbs';
import { EditedMark } from '../../parts/EditedMark';
import { ImageZoom } from '../../parts/ImageZoom';
import { OwnPageData } from '../../parts/PageIndex/OwnPageData';
import { PageData } from '../../parts/PageText/PageData';
import { ScrollableTables } from '../../parts/ScrollableTables';
import { SiteFooter } from '../../parts/SiteFooter';
import { StalePage } from '../../parts/StalePage';
import { ToolsPopover } from '../../parts/ToolsPopover';
import { Tooltips } from '../../parts/Tooltip';
import { MAIN_ID } from '../../support/mainId';
import { useText } from '../../support/useText';
import styles from './Layout.module.css';

/** Memoized, because the core renders the whole page twice; see `Root`. */
export const Layout = memo((props: LayoutProps) => {
  const t = useText();
  const lang = useLang();
  if (import.meta.env.SSG_MD) return <BaseLayout {...props} />;
  return (
    <BaseLayout
      {...props}
      top={
        <>
          <a className={styles.skip} href={`#${MAIN_ID}`} data-skip>
            {t('nav.skip')}
          </a>
          <AnnouncementBar
            {...ANNOUNCEMENT}
            href={languagePrefix(lang) + ANNOUNCEMENT.href}
            message={t('announcement.message', { version: __SITE__.rspressVersion })}
          />
          {/* Near the sidebar, whose labels it repeats, so that gzip finds them. */}
          <OwnPageData />
        </>
      }
      beforeNavTitle={<ToolsPopover />}
      beforeDocContent={<Breadcrumbs />}
      bottom={
        <>
          <SiteFooter />
          <EditedMark />
          <ImageZoom />
          <ScrollableTables />
          <Tooltips />
          <StalePage />
          <PageData />
        </>
      }
    />
  );
});
Layout.displayName = 'Layout';

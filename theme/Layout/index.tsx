// Every reader: the parts around the page that the default theme has no place for.
import { useLang } from '@rspress/core/runtime';
import { Layout as BaseLayout, type LayoutProps } from '@rspress/core/theme-original';
import { memo } from 'react';
import { ANNOUNCEMENT } from '../../site/announcement';
import { languagePrefix } from '../../site/languages';
import { AnnouncementBar } from '../AnnouncementBar';
import { Breadcrumbs } from '../Breadcrumbs';
import { EditedMark } from '../EditedMark';
import { ImageZoom } from '../ImageZoom';
import { OwnPageData } from '../PageIndex/OwnPageData';
import { PageData } from '../PageText/PageData';
import { ScrollableTables } from '../ScrollableTables';
import { SiteFooter } from '../SiteFooter';
import { StalePage } from '../StalePage';
import { MAIN_ID } from '../support/mainId';
import { useText } from '../support/useText';
import { ToolsPopover } from '../ToolsPopover';
import { Tooltips } from '../Tooltip';
import styles from './Layout.module.css';

/** Not rendered anew when the core renders all of a page a second time, see `Root`. */
export const Layout = memo((props: LayoutProps) => {
  const t = useText();
  const lang = useLang();
  if (import.meta.env.SSG_MD) return <BaseLayout {...props} />;
  return (
    <BaseLayout
      {...props}
      top={
        <>
          <a className={styles.skip} href={`#${MAIN_ID}`}>
            {t('nav.skip')}
          </a>
          <AnnouncementBar
            {...ANNOUNCEMENT}
            href={languagePrefix(lang) + ANNOUNCEMENT.href}
            message={t('announcement.message', { version: __SITE__.rspressVersion })}
          />
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
          <OwnPageData />
        </>
      }
    />
  );
});
Layout.displayName = 'Layout';

// For readers who found a mistake: next to the edit link, a link to an issue form that already names the page.
import '@rspress/core/dist/theme/components/DocFooter/index.css';
import { usePage } from '@rspress/core/runtime';
import { EditLink, PrevNextPage } from '@rspress/core/theme-original';
import { useText } from '../../support/useText';
import { Link } from '../Link';
import styles from './DocFooter.module.css';
import { Provenance } from './Provenance';

export function DocFooter() {
  return (
    <footer className="rp-doc-footer">
      <div className={`rp-doc-footer__edit ${styles.meta}`}>
        <EditLink />
        <ReportLink />
        <Provenance />
      </div>
      <div className="rp-doc-footer__divider" />
      <PrevNextPage />
    </footer>
  );
}

function ReportLink() {
  const t = useText();
  const { page } = usePage();
  const { newIssueUrl, rspressVersion } = __SITE__;
  if (!newIssueUrl) return null;
  const path = page.routePath;
  const query = new URLSearchParams({
    title: t('report.title', { path }),
    body: t('report.body', { path, version: rspressVersion }),
  });
  return (
    <Link className="rp-edit-link" href={`${newIssueUrl}?${query}`}>
      {t('report.link')}
    </Link>
  );
}

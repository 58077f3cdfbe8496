// For readers who wonder whether a page is up to date: what it was checked against, and when it last changed.
import '@rspress/core/dist/theme/components/LastUpdated/index.css';
import { usePage } from '@rspress/core/runtime';
import { dayOf } from '../../support/dayOf';
import { useText } from '../../support/useText';
import { releasesOf } from './releasesOf';

/** Replaces the default's line, which only has the date. */
export function Provenance() {
  const t = useText();
  const { page } = usePage();
  const releases = releasesOf(page.routePath, __SITE__).join(t('provenance.and'));
  const time = page.lastUpdatedTime;
  return (
    <p className="rp-last-updated">
      {time
        ? t('provenance.checkedAndChanged', { releases, date: dayOf(time) })
        : t('provenance.checked', { releases })}
    </p>
  );
}

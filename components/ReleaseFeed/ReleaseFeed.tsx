// For readers who want to follow new releases: a link to the page's feed, if the build writes one.
import { withBase } from '@rspress/core/runtime';
import { releaseFeedFile } from '../../site/release-feed';
import { useLateText } from '../../theme/support/useLateText';
import { usePageLanguage } from '../../theme/support/usePageLanguage';

/** A link to the feed, which only exists if the site's origin is configured; see `plugins/output/release-feed.ts`. */
export default function ReleaseFeed() {
  const t = useLateText();
  const file = releaseFeedFile(usePageLanguage());
  if (!__SITE__.siteUrl) return null;
  const text = t('releaseFeed.link');
  if (import.meta.env.SSG_MD) return <>{`\n\n[${text}](${__SITE__.siteUrl}${file})\n\n`}</>;
  return (
    <p>
      <a className="rp-link" href={withBase(`/${file}`)}>
        {text}
      </a>
    </p>
  );
}

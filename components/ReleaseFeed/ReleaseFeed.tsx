// Readers who want to hear of new releases: the feed of the page, where the build writes one.
import { withBase } from '@rspress/core/runtime';
import { releaseFeedFile } from '../../site/release-feed';
import { useLateText } from '../../theme/support/useLateText';
import { usePageLanguage } from '../../theme/support/usePageLanguage';

/** A link to the feed. Without the site's origin there is none, see `plugins/output/release-feed.ts`. */
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

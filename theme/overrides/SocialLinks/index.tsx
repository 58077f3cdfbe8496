// For screen reader users: the default links have no name.
import { useSite } from '@rspress/core/runtime';
import { memo } from 'react';
import icons from 'virtual-social-links';
import styles from '../../support/IconButton.module.css';

/** Proper nouns, so they're the same in every language. */
const NAMES: Record<string, string> = { github: 'GitHub', discord: 'Discord', X: 'X' };

/**
 * Memoized, because React would parse the icons again on each render. Relies on the module that the core generates with
 * the icons.
 */
export const SocialLinks = memo(() => {
  const { site } = useSite();
  return site.themeConfig.socialLinks?.map(({ icon, content }) =>
    typeof icon === 'string' ? (
      <a
        key={content}
        className={styles.iconButton}
        href={content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={NAMES[icon] ?? icon}
        data-tooltip="below"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: icons that ship with the core
        dangerouslySetInnerHTML={{ __html: icons[icon] ?? '' }}
      />
    ) : null,
  );
});
SocialLinks.displayName = 'SocialLinks';

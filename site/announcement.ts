import { RELEASES_PAGE } from './release-feed';

/** The message above the navbar. A new message gets a new key, so that readers who closed the last one see it. */
export const ANNOUNCEMENT = {
  /** The page that it links to, without a language. */
  href: RELEASES_PAGE,
  localStorageKey: 'rspress-docs:announcement:whats-new',
};

/** The message above the navbar. A new message gets a new key, so that readers who closed the last one see it. */
export const ANNOUNCEMENT = {
  href: 'https://github.com/web-infra-dev/rspress/releases',
  localStorageKey: 'rspress-docs:announcement:2.0',
};

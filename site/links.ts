/** URLs outside the site that more than one part links to. */
export const CHANGELOG_URL = 'https://github.com/web-infra-dev/rspress/releases';
export const VERSION_1_URL = 'https://v1.rspress.rs/';
export const RSPRESS_REPO_URL = 'https://github.com/web-infra-dev/rspress';
export const DISCORD_URL = 'https://discord.gg/mkVw5zPAtf';
export const X_URL = 'https://x.com/rspack_dev';

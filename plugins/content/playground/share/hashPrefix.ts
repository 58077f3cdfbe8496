/** What the hash of a link that shares code begins with: `#playground=<number>.<code>`. */
export const HASH_PREFIX = '#playground=';

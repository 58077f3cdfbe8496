/** Start of the hash in a link that shares code: `#playground=<number>.<code>`. */
export const HASH_PREFIX = '#playground=';

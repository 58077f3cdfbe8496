import { readFileSync } from 'node:fs';
import type { Settings } from '../../../site/settings';

/**
 * Directives of a Content-Security-Policy that have browsers ask the policy before a script uses a string as markup or
 * as the URL of a script or worker. No other policy may be made, and a string is never run as code.
 */
export const TRUSTED_TYPES = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
];

/**
 * The script that makes the policy, to be the first of a document. URLs of scripts and workers must be on the site's
 * origin or that of its assets, and markup must have no element that would load anything but an image or media. It's
 * the default policy, which also applies to code that knows nothing of it: React and the core assign strings, and their
 * markup comes from the site's own pages.
 */
export function trustedTypesScript({ assetPrefix }: Pick<Settings, 'assetPrefix'>): string {
  const origin = assetPrefix ? new URL(assetPrefix).origin : '';
  return readFileSync(new URL('script.js', import.meta.url), 'utf8')
    .replace(/\/\*\*.*?\*\/ ?/g, '')
    .replace(/\n\s*/g, '\n')
    .replace("'%ASSET_ORIGIN%'", origin && `'${origin}'`);
}

import { siteFile } from '../lookup';
import { BASE } from './scope';
import { SETTINGS } from './settings';

/** The site's file at a URL; see `siteFile`. */
export function fileOf(address: string | URL): string | undefined {
  return siteFile(address, location.origin + BASE, SETTINGS.assetPrefix);
}

import { docusaurus } from './docusaurus';
import { rspress, site, siteTheme, siteThemeLean } from './rspress';
import type { Setup } from './setup';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** This site, and all that build a site from the same generated pages, in the order of `SUBJECTS`. */
export const SETUPS: Setup[] = [site, siteTheme, siteThemeLean, rspress, vitepress, docusaurus, starlight];

import { docusaurus } from './docusaurus';
import type { Generator } from './generator';
import { rspress } from './rspress';
import { siteTheme, siteThemeLean } from './site-theme';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** All generators. Each builds a site from the same generated pages. */
export const GENERATORS: Generator[] = [siteTheme, siteThemeLean, rspress, vitepress, docusaurus, starlight];

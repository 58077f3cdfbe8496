import { docusaurus } from './docusaurus';
import type { Generator } from './generator';
import { rspress } from './rspress';
import { siteTheme } from './site-theme';
import { starlight } from './starlight';
import { vitepress } from './vitepress';

/** All that make a site of the same generated pages. */
export const GENERATORS: Generator[] = [siteTheme, rspress, vitepress, docusaurus, starlight];

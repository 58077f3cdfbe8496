// For screen reader users and newcomers: a `main` element, the install command, and the sibling tools.
import { HomeBackground, type HomeLayoutProps } from '@rspress/core/theme-original';
import { ToolsSection } from '../../parts/ToolsSection';
import { MAIN_ID } from '../../support/mainId';
import { HomeFeature } from '../HomeFeature';
import { HomeHero } from '../HomeHero';
import { HomeMarkdown } from './HomeMarkdown';
import { InstallCommand } from './InstallCommand';

export function HomeLayout(props: HomeLayoutProps) {
  if (import.meta.env.SSG_MD) return <HomeMarkdown />;
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <HomeBackground />
      {props.beforeHero}
      <HomeHero beforeHeroActions={props.beforeHeroActions} afterHeroActions={<InstallCommand />} />
      {props.afterHero}
      {props.beforeFeatures}
      <HomeFeature />
      {props.afterFeatures}
      <ToolsSection />
    </main>
  );
}

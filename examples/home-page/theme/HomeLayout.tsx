import { useFrontmatter } from '@rspress/core/runtime';
import { DocContent, HomeLayout as DefaultHomeLayout, type HomeLayoutProps } from '@rspress/core/theme-original';

/** The home page with a heading and a landmark, and with the text of its file below the cards. */
export function HomeLayout(props: HomeLayoutProps) {
  const { frontmatter } = useFrontmatter();
  return (
    <main>
      <DefaultHomeLayout
        {...props}
        beforeHero={<h1 className="home-heading">{frontmatter.hero?.name}</h1>}
        afterHeroActions={<code className="home-install">npm create tidewatch</code>}
        afterFeatures={
          <div className="rp-doc rspress-doc home-text">
            <DocContent components={{}} />
          </div>
        }
      />
    </main>
  );
}

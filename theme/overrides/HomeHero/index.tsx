// For screen reader users: the site's name isn't a heading in the default.
import '@rspress/core/dist/theme/components/HomeHero/index.css';
import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Button, type HomeHeroProps } from '@rspress/core/theme-original';
import './HomeHero.css';

/** Renders name, text, tagline, actions, and image from the page's `hero` as plain text. */
export function HomeHero({ beforeHeroActions, afterHeroActions }: HomeHeroProps) {
  const { hero } = useFrontmatter().frontmatter;
  if (!hero) return null;
  const image = typeof hero.image?.src === 'string' ? hero.image.src : hero.image?.src?.light;
  return (
    <div className="rp-home-hero">
      <div className="rp-home-hero__container">
        <div className="rp-home-hero__content">
          <h1 className="rp-home-hero__title">
            <span className="rp-home-hero__title-brand">{hero.name}</span>
          </h1>
          <p className="rp-home-hero__subtitle">{hero.text}</p>
        </div>
        <p className="rp-home-hero__tagline">{hero.tagline}</p>
        {beforeHeroActions}
        <div className="rp-home-hero__actions">
          {hero.actions?.map(({ link, text, theme }) => (
            <Button key={link} type="a" href={link} theme={theme} className="rp-home-hero__action">
              {text}
            </Button>
          ))}
        </div>
        {afterHeroActions}
      </div>
      {image && (
        <div className="rp-home-hero__image">
          <img
            src={normalizeImagePath(image)}
            alt={hero.image?.alt}
            width={375}
            height={375}
            fetchPriority="high"
          />
        </div>
      )}
    </div>
  );
}

// Who wants to know what the code of a page leads to: a picture of the built example, in the theme of the reader.
import { withBase } from '@rspress/core/runtime';
import { PICTURE_THEMES, PICTURES, type PictureName, pictureFile } from '../../site/pictures';
import styles from './Picture.module.css';

export interface PictureProps {
  /** One of `site/pictures.ts`. */
  name: PictureName;
  /** What the picture shows, for readers who don't see it. */
  alt: string;
}

/** In MDX without an import, since `rspress.config.ts` registers it. */
export default function Picture({ name, alt }: PictureProps) {
  const { width, height } = PICTURES[name];
  if (import.meta.env.SSG_MD) return `\n\n![${alt}](${withBase(pictureFile(name, 'light'))})\n\n`;
  return (
    <p>
      {PICTURE_THEMES.map(theme => (
        <img
          key={theme}
          className={`${styles.picture} ${styles[theme]}`}
          src={withBase(pictureFile(name, theme))}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </p>
  );
}

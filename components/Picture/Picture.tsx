// For readers who want to see the result of a page's code: a screenshot of the built example in the reader's theme.
import { withBase } from '@rspress/core/runtime';
import { PICTURE_THEMES, PICTURES, type PictureName, pictureFile } from '../../site/pictures';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Name from `site/pictures.ts`. */
  name: PictureName;
  /** Text alternative of the picture. */
  alt: string;
}

/** A picture. Authors use it in MDX without an import, because `rspress.config.ts` registers it. */
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

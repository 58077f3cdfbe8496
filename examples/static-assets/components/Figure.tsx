import { normalizeImagePath } from '@rspress/core/runtime';

interface FigureProps {
  src: string;
  alt: string;
  caption: string;
}

export function Figure({ src, alt, caption }: FigureProps) {
  return (
    <figure>
      <img src={normalizeImagePath(src)} alt={alt} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

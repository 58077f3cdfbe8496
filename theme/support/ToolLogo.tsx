import type { Tool } from '../../site/tools';
import styles from './ToolLogo.module.css';

export interface ToolLogoProps {
  tool: Tool;
  /** Edge of the square in pixels. */
  size: number;
  /** Whether to request the image; until then, the monogram is shown. */
  load: boolean;
}

/**
 * The tool's logo, with a monogram on the line below it that the box clips. An image that fails to load and has no
 * alternative text takes up no space, so the monogram moves up to the first line without any script.
 */
export function ToolLogo({ tool, size, load }: ToolLogoProps) {
  return (
    <span
      className={styles.box}
      style={{ width: size, height: size, lineHeight: `${size}px` }}
      aria-hidden="true"
    >
      {load && (
        <img
          src={tool.logoUrl}
          alt=""
          loading="lazy"
          style={tool.logoScale ? { transform: `scale(${tool.logoScale})` } : undefined}
        />
      )}
      <span className={styles.monogram}>{tool.name.replace(/^Rs/, '').slice(0, 1).toUpperCase()}</span>
    </span>
  );
}

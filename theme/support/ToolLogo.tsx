import type { Tool } from '../../site/tools';
import styles from './ToolLogo.module.css';

export interface ToolLogoProps {
  tool: Tool;
  /** Edge of the square in pixels. */
  size: number;
  /** Whether the picture may be requested; until then the monogram is shown. */
  load: boolean;
}

/**
 * The tool's own logo, and a local monogram on the line below it, which the box cuts off. An image that fails and has
 * no alternative text takes no room, so the monogram is on the first line then, without any script.
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

import { useEffect, useRef, useState } from 'react';
import type { Tool } from '../../site/tools';
import styles from './ToolLogo.module.css';

export interface ToolLogoProps {
  tool: Tool;
  /** Edge of the square in pixels. */
  size: number;
  /** Whether the picture may be requested; the monogram stands there until it has come. */
  load: boolean;
}

/** The tool's own logo over a local monogram, which stays where the logo cannot be had. */
export function ToolLogo({ tool, size, load }: ToolLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // An image of the static page may have failed before this component could listen.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <span className={styles.box} style={{ width: size, height: size }} aria-hidden="true">
      {load && !failed ? (
        <img
          ref={image}
          src={tool.logoUrl}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          style={tool.logoScale ? { transform: `scale(${tool.logoScale})` } : undefined}
          onError={() => setFailed(true)}
        />
      ) : (
        <span className={styles.monogram}>{tool.name.replace(/^Rs/, '').slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  );
}

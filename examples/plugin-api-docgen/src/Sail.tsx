import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface SailProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Height in centimeters. */
  height?: number;
  /** How it is folded. */
  fold: 'mountain' | 'valley';
  /**
   * Called when it turns.
   * @param angle in degrees
   */
  onTurn?: (angle: number) => void;
  /**
   * Pattern of the paper.
   * @default 'plain'
   */
  pattern?: string;
  /** What is printed on it. */
  children?: ReactNode;
  className?: string;
  seam?: number;
}

/** A sail of folded paper. */
export function Sail({ height = 12, fold, children, className }: SailProps) {
  return (
    <button type="button" className={className} data-fold={fold} style={{ height: `${height}cm` }}>
      {children}
    </button>
  );
}

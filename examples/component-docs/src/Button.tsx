import type { ReactNode } from 'react';

export interface ButtonProps {
  /** Text or icon of the button. */
  children: ReactNode;
  /** Color of the button. Use `danger` if readers can lose data. */
  tone?: 'neutral' | 'danger';
  /** Grays out the button. */
  disabled?: boolean;
  /** Called when readers click the button. */
  onPress?: () => void;
}

/** Does something on the page. */
export function Button({ children, tone = 'neutral', disabled, onPress }: ButtonProps) {
  return (
    <button type="button" data-tone={tone} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}

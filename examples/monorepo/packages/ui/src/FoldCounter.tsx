import { useState } from 'react';
import './FoldCounter.css';

export interface FoldCounterProps {
  /** Folds that are done already. */
  start?: number;
}

export function FoldCounter({ start = 0 }: FoldCounterProps) {
  const [folds, setFolds] = useState(start);
  return (
    <button type="button" className="fold-counter" onClick={() => setFolds(folds + 1)}>
      Folds: {folds}
    </button>
  );
}

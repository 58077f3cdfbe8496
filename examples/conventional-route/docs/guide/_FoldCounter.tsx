import { useState } from 'react';

export default function FoldCounter() {
  const [folds, setFolds] = useState(0);
  return (
    <button type="button" onClick={() => setFolds(folds + 1)}>
      {folds} folds
    </button>
  );
}

import { useState } from 'react';

const STYLES = `
  label { display: block; }
  .sheet { border: 2px dashed; width: 148px; text-align: center; }
`;

export default function Sheet() {
  const [folds, setFolds] = useState(0);
  const height = 105 / 2 ** folds;
  return (
    <>
      <style>{STYLES}</style>
      <label>
        Folds: {folds}
        <input type="range" max={2} value={folds} onChange={({ target }) => setFolds(Number(target.value))} />
      </label>
      <div className="sheet" style={{ height }}>
        {height} mm
      </div>
    </>
  );
}

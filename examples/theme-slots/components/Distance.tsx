import { useContext } from 'react';
import { UnitContext } from '../theme/Root';

/** A distance in the unit that the reader has chosen on any page. */
export function Distance({ km }: { km: number }) {
  const { unit, toggle } = useContext(UnitContext);
  const value = Math.round(unit === 'km' ? km : km / 1.609344);
  return (
    <button type="button" onClick={toggle}>
      {value.toLocaleString('en')} {unit}
    </button>
  );
}

import { useSyncExternalStore } from 'react';

const KEY = 'harbour-units';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function readUnits() {
  return localStorage.getItem(KEY) ?? 'metres';
}

export function Units() {
  const units = useSyncExternalStore(subscribe, readUnits, () => 'metres');
  return <p>Depths in {units}</p>;
}

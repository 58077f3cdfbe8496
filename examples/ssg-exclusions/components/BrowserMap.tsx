import { BrowserOnly } from '@rspress/core/runtime';

async function loadMap() {
  const { HarbourMap } = await import('./HarbourMap');
  return <HarbourMap />;
}

export function BrowserMap() {
  return <BrowserOnly fallback={<p>Loading the map…</p>}>{loadMap}</BrowserOnly>;
}

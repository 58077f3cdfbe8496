import { mapSize } from './map-library';

export function HarbourMap() {
  return <p>The map is {mapSize(320)} pixels wide.</p>;
}

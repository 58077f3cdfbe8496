// Stands for a package that asks for the browser as soon as it is imported.
const ratio = window.devicePixelRatio;

export function mapSize(width: number): number {
  return width * ratio;
}

// Fails in Node.js, where there is no screen.
const size = `${window.screen.width} × ${window.screen.height}`;

export function ScreenSize() {
  return <code>{size}</code>;
}

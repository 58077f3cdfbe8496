export function steep(minutes: number, done: () => void) {
  setTimeout(done, minutes * 60_000);
}

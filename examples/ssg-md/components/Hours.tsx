export function Hours({ count }: { count: number }) {
  return <strong>{count} hours</strong>;
}

export function Board() {
  const ship = new URLSearchParams(window.location.search).get('ship') ?? 'none';
  return <p>Ship: {ship}</p>;
}

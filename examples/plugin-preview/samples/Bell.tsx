export default function Bell() {
  return <p style={{ textAlign: 'center' }}>Bell</p>;
}

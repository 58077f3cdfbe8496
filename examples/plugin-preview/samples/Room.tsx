const css = `
  .room { display: grid; gap: 8px; padding: 16px; }
  .room div { padding: 16px; border: 1px solid; }
  @media (min-width: 420px) { .room { grid-template-columns: 1fr 1fr; } }
`;

export default function Room() {
  return (
    <div className="room">
      <style>{css}</style>
      <div>Lamp</div>
      <div>Window</div>
    </div>
  );
}

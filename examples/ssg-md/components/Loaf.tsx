export function Loaf({ grams }: { grams: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Flour</th>
          <th>Water</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{grams} g</td>
          <td>{grams * 0.7} g</td>
        </tr>
      </tbody>
    </table>
  );
}

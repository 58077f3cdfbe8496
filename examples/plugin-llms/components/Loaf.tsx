export function Loaf({ grams }: { grams: number }) {
  return (
    <p>
      {grams} g of flour, {grams * 0.7} g of water
    </p>
  );
}

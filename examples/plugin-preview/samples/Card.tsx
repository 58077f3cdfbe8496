interface CardProps {
  name: string;
  watts: number;
}

export function Card({ name, watts }: CardProps) {
  return (
    <p>
      <b>{name}</b>: {watts} W
    </p>
  );
}

import './Tide.css';

export function Tide({ time }: { time: string }) {
  return <p className="tide">High tide: {time}</p>;
}

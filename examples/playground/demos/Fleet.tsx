import { boats } from './boats';

export default function Fleet() {
  return (
    <ul>
      {boats.map(({ name, sails }) => (
        <li key={name}>
          {name}: {sails}
        </li>
      ))}
    </ul>
  );
}

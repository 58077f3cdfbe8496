import { Button } from 'paper-ui';
import { useState } from 'react';

export default function Counter() {
  const [boats, setBoats] = useState(2);
  return (
    <p>
      <Button onPress={() => setBoats(boats + 1)}>Fold a boat</Button>{' '}
      <Button tone="danger" disabled={boats === 0} onPress={() => setBoats(0)}>
        Sink {boats} boats
      </Button>
    </p>
  );
}

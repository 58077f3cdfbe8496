import { createRoot } from 'react-dom/client';

const element = document.getElementById('root') ?? document.body;
const root = createRoot(element);
let seconds = 0;

function sail() {
  root.render(<p>Afloat for {seconds} s</p>);
  seconds += 1;
}

sail();
setInterval(sail, 1000);

// With its styles in a file: by itself the library writes them into the page, which the policy forbids.
import 'medium-zoom/dist/style.css';
import './library.css';

export { default } from 'medium-zoom/dist/pure';

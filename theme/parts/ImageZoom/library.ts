// Loads its styles from a file: by default, the library injects them into the page, which the CSP forbids.
import 'medium-zoom/dist/style.css';
import './library.css';

export { default } from 'medium-zoom/dist/pure';

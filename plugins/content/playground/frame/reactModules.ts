/** Modules that every example may import; JSX compiles to the second one. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

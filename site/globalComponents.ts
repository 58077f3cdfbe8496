/** Components that every page has without an import. */
export const GLOBAL_COMPONENTS = [
  'components/Card/Card.tsx',
  'components/Diagram/Diagram.tsx',
  'components/ExampleSource/ExampleSource.tsx',
  'components/Picture/Picture.tsx',
  'components/LinkCard/LinkCard.tsx',
  'components/Swatch/Swatch.tsx',
];

import type { FactKind } from '../plugins/content/api-facts/fact';

/** Name that a package declares and that no page explains, on purpose. */
export interface Omission {
  kind: FactKind;
  name: string;
  reason: string;
}

export const OMISSIONS: Omission[] = [
  { kind: 'sidebar', name: '_fileKey', reason: 'the dev server writes it, nobody sets it' },
  { kind: 'page', name: '_flattenContent', reason: 'private by its underscore' },
  { kind: 'page', name: '_filepath', reason: 'private by its underscore' },
  { kind: 'page', name: '_relativePath', reason: 'private by its underscore' },
];

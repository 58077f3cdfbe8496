import { createElement } from 'react';
import { expect, it } from 'vitest';
import { spriteOf } from '../../../plugins/package-manager-icons';

const Square = () =>
  createElement('svg', { viewBox: '0 0 8 8', width: 9 }, createElement('path', { d: 'M0 0' }));
const Nothing = () => null;

it('draws each icon as a symbol in its own coordinates', () => {
  expect(spriteOf({ Square })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="Square" viewBox="0 0 8 8"><path d="M0 0"></path></symbol></svg>',
  );
});

it('says which icon draws nothing', () => {
  expect(() => spriteOf({ Nothing })).toThrow('The icon Nothing draws nothing.');
});

import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawIcon, shareSocialIcon, spriteOf } from '../../../plugins/first-load/shared-icons';

const Square = () =>
  createElement('svg', { viewBox: '0 0 8 8', width: 9 }, createElement('path', { d: 'M0 0' }));
const Nothing = () => null;

it('turns an icon into a symbol with its own viewBox', () => {
  expect(spriteOf([drawIcon('square', Square)])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="square" viewBox="0 0 8 8"><path d="M0 0"></path></symbol></svg>',
  );
});

it('keeps the other attributes of the svg element', () => {
  expect(drawIcon('square', Square).attributes).toEqual({ width: 9 });
});

it('reports the name of an icon that renders nothing', () => {
  expect(() => drawIcon('nothing', Nothing)).toThrow("nothing isn't: adapt");
});

it('splits the SVG of a social icon into its start tag and a symbol, or rejects it', () => {
  expect(shareSocialIcon('X', '<svg width="100%" viewBox="0 0 24 24"><path d="M0 0"/></svg>')).toEqual({
    name: 'X',
    start: '<svg width="100%" viewBox="0 0 24 24">',
    symbol: '<symbol id="social-X" viewBox="0 0 24 24"><path d="M0 0"/></symbol>',
  });
  for (const svg of ['<svg viewBox="0 0 24 24"></svg>', '<svg><path d="M0 0"/></svg>', 'X'])
    expect(() => shareSocialIcon('X', svg)).toThrow('X has none: adapt');
});

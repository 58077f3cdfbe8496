import { expect, it } from 'vitest';
import { type Asked, sumUp, type Weight, weigh } from '../../../bench/weights';

const weight = (gzip: number): Weight => ({ gzip, brotli: gzip - 1 });
const WEIGHTS = new Map([
  ['/', weight(100)],
  ['/a.css', weight(50)],
  ['/a.js', weight(30)],
  ['/b.js', weight(20)],
  ['/c.js', weight(10)],
  ['/a.png', weight(5)],
  ['/index.json', weight(7)],
]);
const asked = (url: string, kind: Asked['kind'], phase: Asked['phase']): Asked => ({ url, kind, phase });

it('adds up sizes by kind, and counts prefetched files separately', () => {
  const values = sumUp(
    [
      asked('/', 'html', 'load'),
      asked('/a.css', 'css', 'load'),
      asked('/a.js', 'script', 'load'),
      asked('/a.png', 'image', 'load'),
      asked('/index.json', 'other', 'load'),
      asked('/b.js', 'script', 'ahead'),
      asked('/b.js', 'script', 'after'),
      asked('/c.js', 'script', 'after'),
    ],
    WEIGHTS,
  );
  expect(values).toEqual({
    htmlGzip: 100,
    htmlBrotli: 99,
    cssGzip: 50,
    cssBrotli: 49,
    scriptGzip: 30,
    scriptBrotli: 29,
    images: 5,
    other: 7,
    requests: 5,
    aheadGzip: 20,
    scriptAfterGzip: 60,
    scriptAfterBrotli: 57,
  });
});

it('counts a URL once, and ignores a URL without a response', () => {
  const twice = [asked('/a.js', 'script', 'load'), asked('/a.js', 'script', 'load')];
  expect(sumUp([...twice, asked('/gone.js', 'script', 'load')], WEIGHTS)).toMatchObject({
    scriptGzip: 30,
    requests: 1,
  });
});

it('compresses text, but not images and fonts', () => {
  const text = Buffer.from('a'.repeat(1000));
  expect(weigh(text, 'text/html').gzip).toBeLessThan(100);
  expect(weigh(text, 'image/svg+xml').brotli).toBeLessThan(100);
  expect(weigh(text, 'image/png')).toEqual({ gzip: 1000, brotli: 1000 });
  expect(weigh(text, 'font/woff2').gzip).toBe(1000);
});

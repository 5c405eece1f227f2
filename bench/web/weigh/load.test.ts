import { expect, test } from 'vitest';
import { heaviest, kilobytes, kindOf, type Load, sentKilobytes, sharedPaths } from './load';

const script = (path: string, bytes: number, first = true): Load => ({
  path,
  kind: 'script',
  bytes,
  sent: 3 * bytes,
  first,
});

test('media types with parameters are recognised', () => {
  expect(kindOf('text/javascript; charset=utf-8')).toBe('script');
  expect(kindOf('text/css; charset=utf-8')).toBe('style');
  expect(kindOf('font/woff2')).toBe('font');
  expect(kindOf('text/html; charset=utf-8')).toBe('document');
  expect(kindOf('application/json')).toBe('data');
  expect(kindOf('image/svg+xml')).toBe('other');
});

test('a sum is told in thousands of bytes', () => {
  expect(kilobytes([script('/a.js', 1_500), script('/b.js', 500)])).toBe(2);
});

test('what was sent is summed apart from what gzip makes of it', () => {
  expect(sentKilobytes([script('/a.js', 1_500), script('/b.js', 500)])).toBe(6);
});

test('a sum of one kind leaves the others out', () => {
  const style: Load = { ...script('/a.css', 4_000), kind: 'style' };
  expect(kilobytes([script('/a.js', 1_000), style], 'style')).toBe(4);
});

test('what every page loads is shared, whatever its size was', () => {
  const pages = [
    [script('/shell.js', 10), script('/one.js', 10)],
    [script('/two.js', 10), script('/shell.js', 10)],
  ];
  expect(sharedPaths(pages, 'script')).toEqual(new Set(['/shell.js']));
});

test('no pages share nothing', () => {
  expect(sharedPaths([], 'script')).toEqual(new Set());
});

test('the heaviest files are named without the hash of their build', () => {
  const loads = [
    script('/assets/router-a1b2c3d4.js', 30_240),
    script('/assets/react-B2_Y-1-a.js', 58_060),
    script('/theme.js', 500),
  ];
  expect(heaviest(loads, 2)).toBe('react 58.1, router 30.2');
  expect(heaviest(loads.slice(2), 2)).toBe('theme.js 0.5');
});

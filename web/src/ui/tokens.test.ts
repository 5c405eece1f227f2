import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The two values of a token, light first. */
function valuesOf(token: string): readonly [light: string, dark: string] {
  const found = css.match(new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`));
  if (!found?.[1] || !found[2]) throw new Error(`No token --${token} with two colours`);
  return [found[1], found[2]];
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function lowest(token: string, grounds: readonly string[]): number {
  const values = grounds.flatMap((ground) =>
    [0, 1].map((theme) => contrast(valuesOf(token)[theme] ?? '', valuesOf(ground)[theme] ?? '')),
  );
  return Math.min(...values);
}

const GROUNDS = ['bg', 'surface', 'sunken', 'hover', 'raised'];

test.each([
  'text',
  'text-2',
  'text-3',
  'accent-text',
  'excellent-text',
  'good-text',
  'fair-text',
  'poor-text',
])('%s can be read on every ground', (token) => {
  expect(lowest(token, GROUNDS)).toBeGreaterThanOrEqual(4.6);
});

test.each(['excellent', 'good', 'fair', 'poor', 'accent'])(
  '%s is distinguishable from every background',
  (token) => {
    expect(lowest(token, GROUNDS)).toBeGreaterThanOrEqual(3);
  },
);

test('the border of a field is distinguishable from its surroundings', () => {
  expect(lowest('border-strong', ['bg', 'surface', 'sunken'])).toBeGreaterThanOrEqual(3);
});

test('marked words are readable', () => {
  expect(lowest('text', ['mark', 'mark-partial'])).toBeGreaterThanOrEqual(4.6);
});

test('a filled button is readable', () => {
  expect(lowest('on-ink', ['text'])).toBeGreaterThanOrEqual(4.6);
});

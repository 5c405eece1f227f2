import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskFor } from './mask';

const mask = maskFor(['Orla Fennimore', 'orla@example.com']);

test('name, e-mail, phone and links become dots', () => {
  expect(mask('Orla Fennimore, orla@example.com')).toBe('•••• •••••••••, ••••••••••••••••');
  expect(mask('Call +44 20 7946 0018')).toBe('Call ••• •• •••• ••••');
  expect(mask('See www.example.com/orla')).toBe('See ••••••••••••••••••••');
});

test('the years of a job stay readable', () => {
  expect(mask('Porter, 2014 - 2019')).toBe('Porter, 2014 - 2019');
});

test('a word that merely contains part of the name stays', () => {
  expect(mask('Colorlab')).toBe('Colorlab');
});

test('every character keeps its position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(mask(text)).toHaveLength(text.length);
    }),
  );
});

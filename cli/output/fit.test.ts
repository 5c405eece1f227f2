import { expect, test } from 'vitest';
import { fit, plain } from './fit';

test('a short text is padded to its width', () => {
  expect(fit('ab', 4)).toBe('ab  ');
});

test('a long text is cut with an ellipsis', () => {
  expect(fit('abcdef', 4)).toBe('abc…');
});

test('a character outside the basic plane is not cut in two', () => {
  expect(fit('😀😀😀', 2)).toBe('😀…');
});

test('nothing of a text can steer the terminal', () => {
  expect(plain('\x1b[2Jname\r\nof \u202esomebody')).toBe('[2Jname of somebody');
});

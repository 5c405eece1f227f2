import { expect, test } from 'vitest';
import { returnSentence, ticketIn } from './return-words';

test('a ticket is in the fragment', () => {
  expect(ticketIn('#ticket=abc_1')).toBe('abc_1');
  expect(ticketIn('#other=1')).toBe('');
  expect(ticketIn('')).toBe('');
});

test('every reason has a sentence, and an unknown one its own', () => {
  expect(returnSentence('denied')).toMatch(/did not allow/);
  expect(returnSentence('nonsense')).toBe(returnSentence(null));
});

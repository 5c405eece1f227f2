import { expect, test } from 'vitest';
import { afterClose, maySend, RECONNECT_WAITS_MS, waitBefore } from './chat-rules';

test('it waits 3, 6, 12, 24 and 30 seconds', () => {
  expect(RECONNECT_WAITS_MS.map((_, attempts) => waitBefore(attempts))).toEqual([
    3000, 6000, 12_000, 24_000, 30_000,
  ]);
});

test('the waits are three seconds times two to the power of the attempt, at most thirty', () => {
  RECONNECT_WAITS_MS.forEach((wait, attempt) => {
    expect(wait).toBe(Math.min(30_000, 3000 * 2 ** attempt));
  });
});

test.each([1005, 1006, 1011, 1012, 1013, 4408])('after code %i it comes back', (code) => {
  expect(afterClose(code, 0)).toBe('reconnect');
  expect(afterClose(code, 4)).toBe('reconnect');
});

test('after the fifth try it gives up', () => {
  expect(afterClose(1006, 5)).toBe('give_up');
});

test.each([1000, 1001])('after code %i it does not reconnect by itself', (code) => {
  expect(afterClose(code, 0)).toBe('give_up');
});

test.each([4401, 4403, 4404])('code %i is a refusal, which another try would not cure', (code) => {
  expect(afterClose(code, 0)).toBe('refused');
});

const ready = { hasTicket: true, isConnected: true, sending: false };

test('a text is sent if nothing prevents it', () => {
  expect(maySend(' When? ', ready)).toBe(true);
});

test.each([
  ['of blanks', ' \n ', ready],
  ['without a ticket', 'When?', { ...ready, hasTicket: false }],
  ['without a connection', 'When?', { ...ready, isConnected: false }],
  ['while another is on its way', 'When?', { ...ready, sending: true }],
])('a text %s is not sent', (_case, text, standing) => {
  expect(maySend(text, standing)).toBe(false);
});

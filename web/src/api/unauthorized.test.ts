import { expect, test } from 'vitest';
import { afterRefusal, NO_REFUSALS } from './unauthorized';

test('one 401 asks for a check and ends nothing', () => {
  expect(afterRefusal(NO_REFUSALS, 1000, false).step).toBe('check');
});

test('a second 401 within two seconds ends the session, also at exactly two', () => {
  const { state } = afterRefusal(NO_REFUSALS, 1000, false);
  expect(afterRefusal(state, 3000, false).step).toBe('expire');
});

test('two 401 further apart than two seconds only ask for another check', () => {
  const { state } = afterRefusal(NO_REFUSALS, 1000, false);
  expect(afterRefusal(state, 3001, false).step).toBe('check');
});

test('a check that is refused ends the session however long it took', () => {
  const { state } = afterRefusal(NO_REFUSALS, 1000, false);
  expect(afterRefusal(state, 9000, true).step).toBe('expire');
});

test('a session ends at most once in ten seconds', () => {
  const ended = afterRefusal(afterRefusal(NO_REFUSALS, 0, false).state, 500, false);
  const again = afterRefusal(afterRefusal(ended.state, 1000, false).state, 1100, false);
  expect(again.step).toBe('nothing');
  const later = afterRefusal(afterRefusal(ended.state, 10_400, false).state, 10_500, false);
  expect(later.step).toBe('expire');
});

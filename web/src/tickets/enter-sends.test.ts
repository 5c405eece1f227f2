import { expect, test } from 'vitest';
import { isSendKey } from './enter-sends';

const ENTER = { key: 'Enter', shiftKey: false, nativeEvent: { isComposing: false, keyCode: 13 } };

test('Enter sends the message', () => {
  expect(isSendKey(ENTER)).toBe(true);
});

test.each([
  ['Shift makes a new line of it', { ...ENTER, shiftKey: true }],
  ['it is another key', { ...ENTER, key: 'a' }],
  [
    'it confirms a word in an input method',
    { ...ENTER, nativeEvent: { isComposing: true, keyCode: 229 } },
  ],
  ['it does so in Safari', { ...ENTER, nativeEvent: { isComposing: false, keyCode: 229 } }],
])('nothing is sent where %s', (_why, press) => {
  expect(isSendKey(press)).toBe(false);
});

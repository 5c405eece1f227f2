import { expect, test } from 'vitest';
import { badgeText } from './badge-text';

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i unread ones are shown as %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});

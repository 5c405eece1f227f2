import { expect, test } from 'vitest';
import { isRightToLeft, toReadingOrder } from './right-to-left';

const MANAGER = '\u05de\u05e0\u05d4\u05dc';

function mirrored(text: string): string {
  return [...text].reverse().join('');
}

test('Hebrew as it stands on the page is turned into reading order', () => {
  expect(toReadingOrder(mirrored(MANAGER))).toBe(MANAGER);
});

test('a year and a name inside Hebrew keep their order', () => {
  expect(toReadingOrder(`2019 Ace ,${mirrored(MANAGER)}`)).toBe(`${MANAGER}, 2019 Ace`);
});

test('a line with a single Hebrew word in Latin text stays as it is', () => {
  expect(isRightToLeft(`Fluent in Hebrew (${MANAGER})`)).toBe(false);
});

import { expect, test } from 'vitest';
import { Moment, Text } from './wire-values';

test.each([
  ['  Ada  ', 'Ada'],
  ['', null],
  [null, null],
  [undefined, null],
  ['a'.repeat(100_000), 'a'.repeat(1_000)],
])(
  'a text is trimmed, missing if empty, and cut off where no such text is so long',
  (sent, read) => {
    expect(Text.parse(sent)).toBe(read);
  },
);

test.each([
  ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
  ['last spring', null],
  [null, null],
])('a moment that cannot be read is missing: %s', (sent, read) => {
  expect(Moment.parse(sent)?.toISOString() ?? null).toBe(read);
});

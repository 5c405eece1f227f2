import type { AppError } from '@candor/domain/errors';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseParts } from './parse-parts';

const anything = z.record(z.string(), z.unknown());
const read = (value: unknown) => parseParts({ body: [anything, value] });
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([100, 100_000])(
  'a value of %i levels is refused like any other that is not valid',
  (levels) => {
    for (const value of [nested(levels), { a: nested(levels) }]) {
      expect(() => read({ figures: value })).toThrow(
        expect.objectContaining<Partial<AppError>>({ code: 'validation_error' }),
      );
    }
  },
);

test('a value as deep as documents are comes through as it is', () => {
  const value = { figures: nested(20) };
  expect(read(value)).toEqual({ body: value });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeDots } from './place-dots';

test('no two dots overlap and everybody is placed', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 });
  fc.assert(
    fc.property(scores, (values) => {
      const dots = values.map((score, index) => ({ id: String(index), score }));
      const placed = placeDots(dots, (score) => score * 5, 10);
      expect(placed).toHaveLength(dots.length);
      for (const [index, dot] of placed.entries()) {
        for (const other of placed.slice(index + 1)) {
          expect(dot.level !== other.level || Math.abs(dot.x - other.x) >= 10).toBe(true);
        }
      }
    }),
  );
});

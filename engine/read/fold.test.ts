import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, originalEnd, originalOffset } from './fold';

describe('foldText', () => {
  test('plain text keeps its offsets and loses its capitals', () => {
    expect(foldText('Senior Nurse, C++')).toEqual({ text: 'senior nurse, c++', origin: null });
  });

  test('accents, curly quotes and long dashes are normalized without moving anything', () => {
    expect(foldText('Résumé — “Chef’s”')).toEqual({ text: "resume - “chef's”", origin: null });
  });

  test('ligatures, soft hyphens and zero-width marks are resolved', () => {
    expect(foldText('of\uFB01ce ma\u00ADna\u200Bger').text).toBe('office manager');
  });

  test('a word hyphenated at the line end is joined', () => {
    expect(foldText('inventory man-\nagement').text).toBe('inventory management');
    expect(foldText('Front-\nEnd').text).toBe('frontend');
  });

  test('every folded span leads back to a span of the original', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const folded = foldText(text);
          const start = a % (folded.text.length + 1);
          const end = start + (b % (folded.text.length - start + 1));
          const from = originalOffset(folded, start);
          const to = originalEnd(folded, text, end);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(text.length);
          if (end > start) expect(to).toBeGreaterThan(from);
        },
      ),
      { seed: 2 },
    );
  });
});

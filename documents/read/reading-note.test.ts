import { expect, test } from 'vitest';
import { readingNote } from './reading-note';

test('a good reading needs no words, and each concern has its sentence', () => {
  expect(readingNote({ grade: 'good', concerns: [] })).toBeNull();
  expect(readingNote({ grade: 'fair', concerns: ['recognised_pages', 'damaged_pages'] })).toBe(
    'Pages of this document are pictures and were read by text recognition (OCR): letters may be wrong. Some pages of this document are damaged and were not read.',
  );
});

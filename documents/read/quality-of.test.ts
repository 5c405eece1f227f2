import { expect, test } from 'vitest';
import { qualityOf } from './quality-of';
import type { RawDocument } from './raw-document';

const TEXT =
  'Foreman at Oakline. Led a crew of nine and built forty houses on time and within the budget that had been set, from the first drawing to the last nail.';

function quality(text: string, facts: Partial<RawDocument> = {}) {
  const raw: RawDocument = {
    marked: { text, hidden: [] },
    pages: 4,
    truncated: false,
    pictured: false,
    damagedPages: 0,
    scannedPages: 0,
    recognisedPages: 0,
    unreadParts: 0,
    ...facts,
  };
  return qualityOf(raw, text);
}

test('an ordinary text is a good reading, in scripts without spaces, too', () => {
  expect(quality(TEXT)).toEqual({ grade: 'good', concerns: [] });
  expect(quality('\u4e2d\u6587'.repeat(200))).toEqual({ grade: 'good', concerns: [] });
  expect(quality('C, R, B2')).toEqual({ grade: 'good', concerns: [] });
});

test('letters that the fonts do not name lower the grade by their share', () => {
  expect(quality(TEXT.replace(/F|L/g, '\ue001').replace('n', '\ufffd'))).toEqual({
    grade: 'fair',
    concerns: ['unknown_letters'],
  });
  expect(quality(TEXT.replace(/[aeiou]/g, '\ue001')).grade).toBe('poor');
  expect(quality(`\uf0b7 ${TEXT}`).grade).toBe('good');
});

test('words that fell apart and words that ran together are poor readings', () => {
  expect(quality(TEXT.split('').join(' '))).toEqual({ grade: 'poor', concerns: ['split_words'] });
  expect(quality(TEXT.replaceAll(/\P{L}/gu, ''))).toEqual({
    grade: 'poor',
    concerns: ['joined_words'],
  });
});

test('pages without any text lower the grade by their share', () => {
  expect(quality(TEXT, { damagedPages: 1 })).toEqual({
    grade: 'fair',
    concerns: ['damaged_pages'],
  });
  expect(quality(TEXT, { scannedPages: 2 })).toEqual({
    grade: 'poor',
    concerns: ['pages_without_text'],
  });
  expect(quality(TEXT, { unreadParts: 1 })).toEqual({
    grade: 'fair',
    concerns: ['unread_attachments'],
  });
});

import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document';
import { makePdf } from '../testing/make-pdf';

async function read(draw: (page: PDFKit.PDFDocument) => void): Promise<string> {
  const bytes = await makePdf(draw);
  const document = await readDocument({
    bytes,
    filename: 'cv.pdf',
    maxPages: 50,
    maxTextBytes: 1e6,
  });
  return document.ok ? document.text : document.problem.code;
}

/** Sets letter after letter, each so many points apart from the one before, as browsers set letter-spacing; with kerning. */
function track(page: PDFKit.PDFDocument, text: string, left: number, top: number, apart: number) {
  let x = left;
  for (const [index, letter] of [...text].entries()) {
    const kerned = 'TAVWY'.includes(letter) && 'TAVWY'.includes(text[index + 1] ?? '') ? 1 : 0;
    page.text(letter, x, top, { lineBreak: false });
    x += page.widthOfString(letter) + apart - kerned;
  }
}

test('letters that are set apart a little, some of them kerned, are words all the same', async () => {
  const text = await read((page) => {
    track(page, 'CONTACT', 40, 40, 1.6);
    track(page, 'WORK EXPERIENCE', 40, 80, 1.6);
    track(page, 'JAN 2021 — PRESENT', 40, 120, 1.4);
    track(page, 'SALES AND SUPPORT', 40, 160, 0.6);
  });
  expect(text.split(/\n+/)).toEqual([
    'CONTACT',
    'WORK EXPERIENCE',
    'JAN 2021 — PRESENT',
    'SALES AND SUPPORT',
  ]);
});

test('words without spaces between them are parted by their gaps, though their letters are set apart', async () => {
  const text = await read((page) => {
    track(page, 'WORK', 40, 40, 1.6);
    track(page, 'HISTORY', 40 + page.widthOfString('WORK') + 4 * 1.6 + 4.6, 40, 1.6);
  });
  expect(text).toBe('WORK HISTORY');
});

test('a word is whole where a space was written at which it could have been broken', async () => {
  const text = await read((page) => {
    page.text('fore ', 40, 40, { lineBreak: false });
    page.text('man of many years', 40 + page.widthOfString('fore'), 40, { lineBreak: false });
  });
  expect(text).toBe('foreman of many years');
});

test('capitals of two sizes that are set apart are one word', async () => {
  const text = await read((page) => {
    page.fontSize(14);
    track(page, 'A', 40, 40, 3);
    const next = 40 + page.widthOfString('A') + 3;
    page.fontSize(10);
    track(page, 'BOUT', next, 43, 3);
  });
  expect(text).toBe('ABOUT');
});

test('the last letters of small capitals are no words of their own, though they are few', async () => {
  const text = await read((page) => {
    page.fontSize(8);
    track(page, 'RIGHTLOOM', 40, 40, 1);
    const next = 40 + page.widthOfString('RIGHTLOOM') + 9 + 3;
    page.fontSize(11);
    track(page, 'L', next, 37.5, 1);
    const last = next + page.widthOfString('L') + 1;
    page.fontSize(8);
    track(page, 'TD', last, 40, 1.1);
  });
  expect(text).toBe('RIGHTLOOM LTD');
});

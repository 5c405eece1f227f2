import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document';
import { lines, makePdf } from '../testing/make-pdf';

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

test('points whose bullets are drawn stay apart, though each fills its line', async () => {
  const points = [
    'Led a crew of nine people who built forty houses in two years',
    'Kept to the budget that had been set by the owner of the land',
    'Trained apprentices',
  ];
  const text = await read((page) => {
    for (const at of points.keys()) page.circle(46, 86 + at * 14, 2).fill();
    lines(page, 56, 80, points);
  });
  expect(text).toBe(points.map((point) => `• ${point}`).join('\n'));
});

test('a row of dots that shows a level is no bullet', async () => {
  const text = await read((page) => {
    for (const [at, language] of ['Dutch', 'Welsh', 'Greek'].entries()) {
      for (const dot of [0, 1, 2, 3]) page.circle(46 + dot * 7, 86 + at * 14, 2).fill();
      lines(page, 76, 80 + at * 14, [language]);
    }
  });
  expect(text).toBe('Dutch\nWelsh\nGreek');
});

test('one dot alone, and dots behind a word, are no bullets', async () => {
  const text = await read((page) => {
    page.circle(46, 86, 2).fill();
    for (const top of [126, 140]) page.circle(86, top, 2).fill();
    lines(page, 56, 80, ['Foreman']);
    lines(page, 46, 120, ['Welding', 'Joining']);
    lines(page, 94, 120, ['good', 'good']);
  });
  expect(text).not.toContain('•');
});

import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document';
import { makePdf } from '../testing/make-pdf';

const LONG = '• Mentored three junior engineers in testing, reviews and the fares of';

/** The text of a page with these lines, each as far from the left edge as it says, close below each other. */
async function read(lines: readonly (readonly [left: number, text: string])[]): Promise<string> {
  const bytes = await makePdf((page) => {
    for (const [index, [left, text]] of lines.entries())
      page.fontSize(10).text(text, left, 40 + index * 12, { lineBreak: false });
  });
  const limits = { maxPages: 50, maxTextBytes: 1e6 };
  const document = await readDocument({ bytes, filename: 'cv.pdf', ...limits });
  return document.ok ? document.text : document.problem.code;
}

test('a title at the left of a list is not the end of its last point, however long that is', async () => {
  const text = await read([
    [52, LONG],
    [40, 'Data Engineer'],
    [40, 'Tidewell Logistics, Cardiff'],
  ]);
  expect(text.split('\n')[0]).toBe(LONG);
});

test('a title right under a bullet that is set apart from its text is not the end of its point', async () => {
  const bytes = await makePdf((page) => {
    page.fontSize(10).text('•', 40, 40, { lineBreak: false });
    page.text(LONG.slice(2), 54, 40, { lineBreak: false });
    page.text('Data Engineer', 40, 52, { lineBreak: false });
  });
  const limits = { maxPages: 50, maxTextBytes: 1e6 };
  const document = await readDocument({ bytes, filename: 'cv.pdf', ...limits });
  expect(document.ok && document.text.split('\n')).toEqual([LONG, 'Data Engineer']);
});

test('a point goes on behind its bullet, also with a name', async () => {
  const text = await read([
    [52, LONG],
    [60, 'Cardiff, Bristol and the islands'],
  ]);
  expect(text).toBe(`${LONG} Cardiff, Bristol and the islands`);
});

test('a point whose further lines begin under its bullet goes on in small letters', async () => {
  const text = await read([
    [52, LONG],
    [52, 'three towns and the islands'],
  ]);
  expect(text).toBe(`${LONG} three towns and the islands`);
});

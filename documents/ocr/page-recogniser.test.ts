import { afterAll, expect, test } from 'vitest';
import type { ReadDocument } from '../document';
import { openDocumentReader } from '../pool/open-reader';
import { readDocument } from '../read/read-document';
import { makeMail } from '../testing/make-mail';
import { makePdf } from '../testing/make-pdf';
import { makePng } from '../testing/make-png';
import { makeScan, scannedLines } from '../testing/make-scan';

const reader = openDocumentReader({ processes: 1, recognise: true });
afterAll(() => reader.close());

function recognised(bytes: Uint8Array, filename = 'cv.pdf'): Promise<ReadDocument> {
  return readDocument({ bytes, filename, maxPages: 50, maxTextBytes: 1e6, recognise: true });
}

const WORDS = expect.stringMatching(/^Orla Quist\s+Welder at Oakline$/);

test('a scanned page is recognised in the sandbox where that is asked for, and says so in its grade', async () => {
  const scan = await makeScan();
  expect(await reader.read(scan, 'cv.pdf')).toMatchObject({
    ok: true,
    text: WORDS,
    quality: { grade: 'fair', concerns: ['recognised_pages'] },
  });
  const usual = { bytes: scan, filename: 'cv.pdf', maxPages: 50, maxTextBytes: 1e6 };
  expect(await readDocument(usual)).toMatchObject({ problem: { code: 'no_text_layer' } });
});

test('a page that lies on its side is recognised as it is shown', async () => {
  expect(await recognised(await makeScan(90))).toMatchObject({ text: WORDS });
});

test('a scan among other pages takes its place between them, also in a mail', async () => {
  const content = await makePdf(
    (page) => {
      page.text('First page', 4, 4).addPage();
      page.image(scannedLines(), 0, 0, { width: 187, height: 43 }).addPage();
      page.text('Last page', 4, 4);
    },
    { size: [187, 43] },
  );
  const mail = makeMail('See the resume.', [{ name: 'cv.pdf', type: 'application/pdf', content }]);
  expect(await recognised(mail, 'mail.eml')).toMatchObject({
    text: expect.stringMatching(/^First page\s+Orla Quist\s+Welder at Oakline\s+Last page$/),
    pages: 3,
  });
});

test('a picture without words still has no text layer', async () => {
  const photo = await makePdf((page) => page.image(makePng(40), 0, 0, { width: 100 }), {
    size: [100, 100],
  });
  expect(await recognised(photo)).toMatchObject({ problem: { code: 'no_text_layer' } });
});

import { expect, test } from 'vitest';
import type { ReadDocument } from '../document';
import { makeDoc } from '../testing/make-doc';
import { makeDocx, paragraph } from '../testing/make-docx';
import { makePdf } from '../testing/make-pdf';
import { makePng } from '../testing/make-png';
import { makeZip } from '../testing/make-zip';
import { readDocument } from './read-document';

function read(bytes: Uint8Array | string, filename: string): Promise<ReadDocument> {
  return readDocument({
    bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
    filename,
    maxPages: 50,
    maxTextBytes: 2_000,
  });
}

async function codeOf(bytes: Uint8Array | string, filename: string): Promise<string> {
  const document = await read(bytes, filename);
  return document.ok ? `read as ${document.format}` : document.problem.code;
}

const pdf = (): Promise<Buffer> => makePdf((page) => page.text('Welder', 40, 40));
const odt = (): Promise<Buffer> =>
  makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<a><text:p>Welder</text:p></a>',
  });

test('every format is read as what its content is, under any of our endings', async () => {
  expect(await codeOf(await pdf(), 'cv.docx')).toBe('read as pdf');
  expect(await codeOf(await makeDocx(paragraph('Welder')), 'cv.pdf')).toBe('read as docx');
  expect(await codeOf(await odt(), 'cv.doc')).toBe('read as odt');
  expect(await codeOf(makeDoc('Welder'), 'cv.docx')).toBe('read as doc');
  expect(await codeOf('{\\rtf1 Welder}', 'cv.doc')).toBe('read as rtf');
  expect(await codeOf('<!DOCTYPE html><p>Welder', 'cv.doc')).toBe('read as html');
  expect(await codeOf('# Welder', 'cv.md')).toBe('read as md');
  expect(await codeOf('Welder', 'cv.txt')).toBe('read as txt');
});

test('content that is known is read without an ending, and other content is not', async () => {
  expect(await codeOf(await pdf(), 'cv')).toBe('read as pdf');
  expect(await codeOf('Welder', 'cv.xyz')).toBe('unsupported_type');
  expect(await codeOf(makePng(4), 'photo.png')).toBe('unsupported_type');
});

test('a program, a picture or an archive under our endings is wrong content', async () => {
  expect(await codeOf(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 'cv.pdf')).toBe(
    'wrong_content',
  );
  expect(await codeOf(makePng(200), 'cv.pdf')).toBe('wrong_content');
  expect(await codeOf(await makeZip({ 'a.txt': 'x' }), 'cv.docx')).toBe('wrong_content');
});

test('an archive as a document is refused as nested', async () => {
  expect(await codeOf(await makeZip({ 'a.txt': 'x' }), 'cvs.zip')).toBe('nested_archive');
});

test('documents with a password are refused as encrypted', async () => {
  const locked = await makePdf((page) => page.text('Welder', 40, 40), {
    userPassword: 'open sesame',
  });
  expect(await codeOf(locked, 'cv.pdf')).toBe('encrypted');
  const sealed = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage\0', 'utf16le'),
  ]);
  expect(await codeOf(sealed, 'cv.docx')).toBe('encrypted');
});

test('a PDF that only its owner may change is read', async () => {
  const owned = await makePdf((page) => page.text('Welder', 40, 40), { ownerPassword: 'secret' });
  expect(await codeOf(owned, 'cv.pdf')).toBe('read as pdf');
});

test('a PDF of pictures has no text layer', async () => {
  const scan = await makePdf((page) => page.image(makePng(40), 0, 0, { width: 500 }));
  expect(await codeOf(scan, 'cv.pdf')).toBe('no_text_layer');
});

test('other documents of pictures alone have no text layer either, and say so in their own words', async () => {
  const docx = await makeDocx('', { 'word/media/image1.png': 'x' });
  const document = await read(docx, 'cv.docx');
  expect(document).toMatchObject({ ok: false, problem: { code: 'no_text_layer' } });
  expect(document.ok ? '' : document.problem.message).toMatch(/^This document holds pictures/);
});

test('a scanned page among others lowers the grade', async () => {
  const mixed = await makePdf((page) => {
    page.text('Welder at Oakline', 40, 40);
    page.addPage().image(makePng(40), 0, 0, { width: 595, height: 842 });
  });
  expect(await read(mixed, 'cv.pdf')).toMatchObject({
    quality: { grade: 'poor', concerns: ['pages_without_text'] },
  });
});

test('documents without a letter are empty', async () => {
  expect(await codeOf(await makePdf(() => undefined), 'cv.pdf')).toBe('empty');
  expect(await codeOf(' \n -- \n', 'cv.txt')).toBe('empty');
  expect(await codeOf(await makeDocx(''), 'cv.docx')).toBe('empty');
});

test('damaged documents are told as damaged', async () => {
  expect(await codeOf('%PDF-1.7 and nothing more', 'cv.pdf')).toBe('damaged');
  const docx = await makeDocx(paragraph('Welder'));
  expect(await codeOf(docx.subarray(0, docx.length - 40), 'cv.docx')).toBe('damaged');
  expect(await codeOf(makeDoc('Welder').subarray(0, 1_600), 'cv.doc')).toBe('damaged');
});

test('text past the limit is cut off and the document counts as truncated', async () => {
  const document = await read('word '.repeat(1_000), 'cv.txt');
  expect(document).toMatchObject({ ok: true, truncated: true });
});

test('every problem has a sentence that says what to do', async () => {
  for (const name of ['cv.xyz', 'cv.pdf', 'cv.zip']) {
    const document = await read(Buffer.alloc(100), name);
    expect(document.ok ? '' : document.problem.message).toMatch(/^Th.+; .+\.$/);
  }
});

test('a text that keeps the look of a page with two columns is read column by column', async () => {
  const rows = [
    ['SKILLS', 'WORK EXPERIENCE'],
    ['Grilling', 'Head Cook, Harbour Kitchen'],
    ['Menu planning', 'Led a team of twelve cooks through'],
    ['Food safety', 'two openings and a long winter.'],
    ['LANGUAGES', 'Line Cook, Mill Street Diner'],
    ['English', 'Cooked for three hundred guests.'],
  ];
  const text = rows.map(([left = '', right = '']) => left.padEnd(24) + right).join('\r\n');
  const document = await read(text, 'cv.txt');
  expect(document.ok && document.text.split(/\n+/)).toEqual([
    ...rows.map(([left]) => left),
    ...rows.map(([, right]) => right),
  ]);
});

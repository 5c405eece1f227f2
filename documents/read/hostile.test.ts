import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openDocumentReader } from '../pool/open-reader';
import { brokenVariants } from '../testing/break-bytes';
import { makeDoc } from '../testing/make-doc';
import { makeDocx, paragraph } from '../testing/make-docx';
import { makeMail } from '../testing/make-mail';
import { lines, makePdf } from '../testing/make-pdf';
import { makeZip } from '../testing/make-zip';
import { childPids } from '../testing/processes';

const reader = openDocumentReader({ processes: 2, deadlineMs: 5_000 });
afterAll(() => reader.close());

/** Reads many documents and returns how many were answered, one way or the other. */
async function answered(documents: readonly Buffer[], filename: string): Promise<number> {
  const answers = await Promise.all(documents.map((bytes) => reader.read(bytes, filename)));
  const told = answers.filter((answer) => answer.ok || answer.problem.message !== '');
  expect(childPids().length).toBeLessThanOrEqual(2);
  return told.length;
}

test('three hundred broken PDFs are all answered', async () => {
  const pdf = await makePdf((page) => {
    lines(page, 40, 40, ['Orla Quist', 'Welder', 'Foreman at Oakline']);
    page.rect(0, 200, 100, 100).fill('#ddeeff');
    page.addPage().font('Times-Roman').text('Second page', 40, 40);
  });
  expect(await answered(brokenVariants(pdf, 300), 'cv.pdf')).toBe(300);
});

test('two hundred broken Word documents are all answered', async () => {
  const docx = await makeDocx(Array.from({ length: 20 }, (_, n) => paragraph(`Job ${n}`)).join(''));
  expect(await answered(brokenVariants(docx, 100), 'cv.docx')).toBe(100);
  expect(await answered(brokenVariants(makeDoc('Foreman at Oakline'), 100), 'cv.doc')).toBe(100);
});

test('a hundred broken RTF and HTML documents are all answered', async () => {
  const rtf = Buffer.from(
    "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\b Welder}\\par \\u8364?\\'e9{\\*\\x y}}",
  );
  const html = Buffer.from(
    '<html><style>.a{color:#fff}</style><table><tr><td class="a">Welder</td></tr></table>',
  );
  expect(await answered(brokenVariants(rtf, 50), 'cv.rtf')).toBe(50);
  expect(await answered(brokenVariants(html, 50), 'cv.html')).toBe(50);
});

test('a hundred broken mails and OpenDocument texts are all answered', async () => {
  const content = await makeDocx(paragraph('Welder'));
  const mail = makeMail('See the resume.', [{ name: 'cv.docx', type: 'text/plain', content }]);
  const odt = await makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<a><text:h>Orla Quist</text:h><text:p>Welder</text:p></a>',
  });
  expect(await answered(brokenVariants(mail, 50), 'cv.eml')).toBe(50);
  expect(await answered(brokenVariants(odt, 50), 'cv.odt')).toBe(50);
});

test('entities that multiply are not followed', async () => {
  const levels = Array.from(
    { length: 20 },
    (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};">`,
  );
  const body = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "lol">${levels.join('')}]><w:document><w:body>${paragraph('Welder &l20;')}</w:body></w:document>`;
  const document = await reader.read(await makeZip({ 'word/document.xml': body }), 'cv.docx');
  expect(document).toMatchObject({ ok: true, text: expect.stringContaining('Welder') });
});

test('an outside entity is not fetched or read', async () => {
  const body = `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document><w:body>${paragraph('Welder &x;')}</w:body></w:document>`;
  expect(await reader.read(await makeZip({ 'word/document.xml': body }), 'cv.docx')).toMatchObject({
    ok: true,
    text: 'Welder &x;',
  });
});

test('a Word document that unpacks to more than any text needs is refused', async () => {
  const bomb = await makeZip({ 'word/document.xml': Buffer.alloc(70 * 1024 * 1024, 0x20) });
  expect(await reader.read(bomb, 'cv.docx')).toMatchObject({ problem: { code: 'too_large' } });
});

test('a PDF whose page tree bites its own tail is answered', async () => {
  const loop =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999>>endobj\ntrailer<</Root 1 0 R>>';
  expect(await reader.read(Buffer.from(loop), 'cv.pdf')).toMatchObject({ ok: false });
});

test('arrays nested a million deep in a PDF are answered', async () => {
  const deep = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(1_000_000)}>>endobj\ntrailer<</Root 1 0 R>>`;
  expect(await reader.read(Buffer.from(deep), 'cv.pdf')).toMatchObject({ ok: false });
});

test('bytes of no sense are answered under every ending', async () => {
  const noise = deflateRawSync(Buffer.from(Array.from({ length: 20_000 }, (_, n) => n % 251)));
  for (const name of [
    'a.pdf',
    'a.docx',
    'a.doc',
    'a.odt',
    'a.rtf',
    'a.html',
    'a.md',
    'a.txt',
    'a.eml',
  ]) {
    expect(await reader.read(noise, name)).toMatchObject({ ok: false });
  }
});

test('the readers leave no file behind', async () => {
  const before = await readdir(tmpdir());
  await reader.read(await makeDocx(paragraph('Welder')), 'cv.docx');
  await reader.read(await makePdf((page) => page.text('Welder')), 'cv.pdf');
  const fresh = (await readdir(tmpdir())).filter((name) => !before.includes(name));
  expect(fresh.filter((name) => /pdf|docx|candor/i.test(name))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { ReadDocument } from '../document';
import { readDocument } from '../read/read-document';
import { hiddenTexts } from '../testing/hidden-texts';
import { makeDocx, paragraph } from '../testing/make-docx';
import { type MailPart, makeMail } from '../testing/make-mail';
import { makePdf } from '../testing/make-pdf';
import { makeZip } from '../testing/make-zip';

const COVER =
  'Dear team, please see the attached resume of my candidate. Ines Okoro, +1 555 201 4471';

function read(bytes: Uint8Array, filename = 'mail.eml'): Promise<ReadDocument> {
  return readDocument({ bytes, filename, maxPages: 50, maxTextBytes: 1e6 });
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await read(bytes);
  return document.ok ? document.text : `${document.problem.code}: ${document.problem.message}`;
}

const pdf = async (text: string): Promise<MailPart> => ({
  name: 'Orla Quist.pdf',
  type: 'application/pdf',
  content: await makePdf((page) => page.text(text, 40, 40)),
});

test('a mail with a resume reads as that resume, without the words around it', async () => {
  expect(await read(makeMail(COVER, [await pdf('Orla Quist, welder')]))).toMatchObject({
    ok: true,
    format: 'eml',
    text: 'Orla Quist, welder',
    pages: 1,
    quality: { grade: 'good', concerns: [] },
  });
});

test('several documents are one person, and the one called a resume comes first', async () => {
  const docx = await makeDocx(paragraph('Foreman at Oakline'));
  const mail = makeMail(COVER, [
    await pdf('Dear Sir or Madam'),
    { name: 'Quist_CV_2026.docx', type: 'application/octet-stream', content: docx },
    { type: 'text/plain; charset=utf-8', content: 'Guild certificate' },
  ]);
  expect(await textOf(mail)).toBe('Foreman at Oakline\n\nDear Sir or Madam\n\nGuild certificate');
});

test('a mail without documents is its message, as it is shown', async () => {
  expect(await textOf(makeMail('Orla Quist\r\nWelder at Oakline'))).toBe(
    'Orla Quist\nWelder at Oakline',
  );
  const html = Buffer.from(
    'Subject: me\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nnever shown\n--b\nContent-Type: text/html\n\n<p>Welder</p><p style="color:#fff">ninja</p>\n--b--\n',
  );
  const document = await read(html);
  expect(document).toMatchObject({ ok: true, text: 'Welder\n\nninja' });
  expect(document.ok && hiddenTexts(document.text, document.hiddenSpans)).toEqual(['ninja']);
});

test('a locked resume is not passed off as the few words around it', async () => {
  const locked = await makePdf((page) => page.text('Welder', 40, 40), { userPassword: 'sesame' });
  const part = { name: 'cv.pdf', type: 'application/pdf', content: locked };
  expect(await textOf(makeMail(COVER, [part]))).toMatch(
    /^encrypted: The document in this mail is protected by a password; /,
  );
  expect(await read(makeMail(COVER, [part, await pdf('Orla Quist')]))).toMatchObject({
    ok: true,
    text: 'Orla Quist',
    quality: { grade: 'fair', concerns: ['unread_attachments'] },
  });
});

test('an archive in a mail is told as one', async () => {
  const content = await makeZip({ 'cv.txt': 'Welder' });
  const zip = { name: 'cv.zip', type: 'application/zip', content };
  expect(await textOf(makeMail(COVER, [zip]))).toMatch(/^nested_archive: /);
});

test('calendar entries, signatures and footers are no documents', async () => {
  const mail = makeMail('Welder at Oakline', [
    { name: 'invite.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    { name: 'smime.p7s', type: 'application/pkcs7-signature', content: 'x' },
    { name: 'ATT00001.txt', type: 'text/plain', content: 'This mail is confidential.' },
  ]);
  expect(await textOf(mail)).toBe('Welder at Oakline');
});

test('a forwarded mail is opened, and mails inside mails without end are not', async () => {
  const forward = (inner: Buffer): Buffer =>
    makeMail(COVER, [{ name: 'fwd.eml', type: 'application/octet-stream', content: inner }]);
  let mail = makeMail(COVER, [await pdf('Orla Quist')]);
  mail = forward(forward(mail));
  expect(await textOf(mail)).toBe('Orla Quist');
  expect(await textOf(forward(mail))).toMatch(/^nested_archive: /);
});

test('a message forwarded inside the mail gives its documents, too', async () => {
  const inner = makeMail(COVER, [await pdf('Orla Quist')]).toString('latin1');
  const mail = Buffer.from(
    `Subject: fwd\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=out\n\n--out\nContent-Type: text/plain\n\nSee below\n--out\nContent-Type: message/rfc822\n\n${inner}\n--out--\n`,
    'latin1',
  );
  expect(await textOf(mail)).toBe('Orla Quist');
});

test('parts nested deeper than any mail are refused, and other text is no mail', async () => {
  const open = Array.from(
    { length: 500 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
  ).join('');
  expect(await textOf(Buffer.from(`Subject: deep\n${open}`))).toMatch(/^damaged: /);
  expect(await textOf(Buffer.from('Orla Quist\nSubject: welding'))).toMatch(/^wrong_content: /);
});

test('a mail of more lines than any has is refused at once, and one of large attachments is read', async () => {
  const endless = makeMail('=\n'.repeat(200_001));
  expect(await textOf(endless)).toMatch(/^too_large: This mail has more lines than can be read; /);
  const picture = { name: 'photo.png', type: 'image/png', content: Buffer.alloc(7_300_000, 1) };
  expect(await textOf(makeMail(COVER, [picture, await pdf('Orla Quist')]))).toBe('Orla Quist');
});

test('more documents than a person sends are left out, and the mail counts as truncated', async () => {
  const parts = Array.from({ length: 12 }, (_, n) => ({
    name: `${n}.txt`,
    type: 'text/plain',
    content: `Page ${n}`,
  }));
  expect(await read(makeMail(COVER, parts))).toMatchObject({
    truncated: true,
    text: expect.stringMatching(/Page 9$/),
  });
});

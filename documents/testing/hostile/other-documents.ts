import { endlessHtml } from '../heavy-documents';
import { makeDoc } from '../make-doc';
import { makeMail } from '../make-mail';
import { each, type HostileFile } from './hostile-file';

const MANY = [1_000, 100_000, 1_000_000] as const;
const LARGEST = 9_900_000;

/** Documents that are one run of signs: so much of it as a file may be large. */
function runs(filename: string, before: string, signs: readonly string[]): HostileFile[] {
  return each(signs, `${filename} of one run`, filename, (sign) =>
    Buffer.from(`${before}${sign.repeat(Math.floor(LARGEST / Buffer.byteLength(sign)))}`),
  );
}

/** Word 97, RTF, HTML, Markdown, text and mail that no program writes. */
export function hostileOthers(): HostileFile[] {
  return [
    ...each(
      [0, 1, 4, 0xfffffffe, 0xfffffffa],
      'an old Word document whose sectors go on at',
      'cv.doc',
      sectorsTo,
    ),
    ...each(
      [0x7fffffff, 0xffffffff, 1],
      'an old Word document whose pieces are so long',
      'cv.doc',
      piecesOf,
    ),
    ...runs('cv.rtf', '{\\rtf1\\ansi ', [
      '{',
      '}',
      '\\par ',
      "\\'e9",
      '\\u-1?',
      '\\bin2147483647 ',
      '\\cell ',
      '\\trowd\\cellx1 ',
      '{\\*\\x ',
      '{\\fonttbl{\\f0 A;}}',
      '\\',
    ]),
    ...runs('cv.html', '<html><body>', [
      '<',
      '<a',
      '<p ',
      '<table><tr><td>',
      '<li>',
      '&',
      '&#x',
      '<!--',
      '<style>a{',
      '<b style="color:#fff">',
      '</p>',
      'x',
      '<svg>',
      '<template>',
    ]),
    ...each(MANY, 'a page of so many rules and elements', 'cv.html', (n) =>
      Buffer.from(rulesAndElements(Math.min(n, 150_000))),
    ),
    ...each(MANY, 'a page of so many attributes', 'cv.html', (n) =>
      Buffer.from(`<p ${Array.from({ length: n }, (_, at) => `a${at}`).join(' ')}>Welder`),
    ),
    {
      name: 'a page of a million elements inside each other',
      filename: 'cv.html',
      make: endlessHtml,
    },
    ...runs('cv.md', '# Name\n', ['*', '`', '[', '[a](', '> ', '- ', '| a ', '\\', '<']),
    ...runs('cv.txt', '', [
      '\n',
      ' \t',
      'a  ',
      '\0',
      'a\0',
      '\u0301',
      '\u202e',
      '\ud83d\ude00',
      '\ufeff',
      'a',
      '(',
    ]),
    ...each(
      ['utf16le', 'latin1', 'utf8'] as const,
      'a text of ten megabytes, an odd byte at its end, in',
      'cv.txt',
      (encoding) =>
        Buffer.concat([
          Buffer.from('\ufeffWelder \u00e9 '.repeat(350_000), encoding).subarray(0, LARGEST),
          Buffer.from([0xd8]),
        ]),
    ),
    ...each(
      ['=\n', '=\r\n', '=3D', '\n', '=', 'QUJD', '\n.', '--edge\n', 'a b '],
      'a mail of one run in its body',
      'cv.eml',
      mailOf,
    ),
    ...each(
      ['multipart/mixed; boundary=edge', 'text/html', 'message/rfc822'],
      'a mail of lines that say how it goes on',
      'cv.eml',
      (type) =>
        Buffer.from(
          `Subject: x\nContent-Type: ${type}\n\n${`--edge\nContent-Type: ${type}\n\n`.repeat(200_000)}`,
        ),
    ),
    ...each(MANY, 'a mail of so many parts', 'cv.eml', (n) =>
      Buffer.from(
        `Subject: x\nContent-Type: multipart/mixed; boundary=e\n\n${'--e\n\nx\n'.repeat(n)}`,
      ),
    ),
    ...each([3, 30, 300], 'a mail inside so many mails', 'cv.eml', mailsInside),
    ...each(
      ['Subject: ', 'X: y\n', 'Subject: =?utf-8?q?a?= ', 'Content-Type: a; b=', 'From: <'],
      'a mail of one run in its head',
      'cv.eml',
      (sign) =>
        Buffer.from(
          `From: a@b.example\n${sign.repeat(Math.floor(LARGEST / sign.length))}\n\nWelder`,
        ),
    ),
  ];
}

function sectorsTo(next: number): Buffer {
  const doc = makeDoc('Foreman at Oakline');
  // The sector table follows the header; each of its entries points to the next one.
  for (let sector = 2; sector < 18; sector += 1) doc.writeUInt32LE(next, 512 + sector * 4);
  return doc;
}

function piecesOf(length: number): Buffer {
  const doc = makeDoc('Foreman at Oakline');
  const table = 512 * (1 + 2 + 8);
  doc.writeUInt32LE(length, table + 1);
  doc.writeUInt32LE(length, table + 9);
  return doc;
}

function rulesAndElements(count: number): string {
  const rules = Array.from({ length: count }, (_, n) => `.c${n}{color:#fff}`).join('');
  return `<html><style>${rules}</style>${'<p class="c1 x">Welder</p>'.repeat(count)}`;
}

function mailOf(run: string): Buffer {
  const body = run.repeat(Math.floor(LARGEST / run.length));
  const encoding = run.startsWith('QUJD') ? 'base64' : 'quoted-printable';
  return Buffer.from(
    `Subject: x\nContent-Type: text/plain\nContent-Transfer-Encoding: ${encoding}\n\n${body}`,
  );
}

function mailsInside(depth: number): Buffer {
  let mail = makeMail('Welder');
  for (let level = 0; level < depth && mail.length < 3_000_000; level += 1) {
    mail = makeMail('See below.', [{ name: 'fwd.eml', type: 'message/rfc822', content: mail }]);
  }
  return mail;
}

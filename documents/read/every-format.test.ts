import { afterAll, describe, expect, test } from 'vitest';
import type { ReadDocument } from '../document';
import { openDocumentReader } from '../pool/open-reader';
import { makeDoc } from '../testing/make-doc';
import { makeDocx, paragraph } from '../testing/make-docx';
import { makeMail } from '../testing/make-mail';
import { lines, makePdf } from '../testing/make-pdf';
import { makeZip } from '../testing/make-zip';
import { readDocument } from './read-document';

const LIMIT = 4_000;

function read(bytes: Uint8Array, filename: string): Promise<ReadDocument> {
  return readDocument({ bytes, filename, maxPages: 2, maxTextBytes: LIMIT });
}

async function outcome(bytes: Uint8Array, filename: string): Promise<string> {
  const document = await read(bytes, filename);
  return document.ok ? document.text : document.problem.code;
}

function odtOf(body: string, parts: Record<string, string> = {}): Promise<Buffer> {
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<a>${body}</a>`,
    ...parts,
  });
}

const rtf = (body: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${body}}`);
const html = (body: string): Buffer =>
  Buffer.from(`<!DOCTYPE html><html><body>${body}</body></html>`);

/** How each format says a few words. */
const SAYING: Record<string, (words: string) => Promise<Buffer> | Buffer> = {
  'cv.pdf': (words) =>
    makePdf((page) => words && lines(page, 40, 40, words.match(/.{1,80}/g) ?? [])),
  'cv.docx': (words) => makeDocx(paragraph(words)),
  'cv.doc': (words) => makeDoc(words),
  'cv.odt': (words) => odtOf(`<text:p>${words}</text:p>`),
  'cv.rtf': rtf,
  'cv.html': html,
  'cv.md': Buffer.from,
  'cv.txt': Buffer.from,
  'cv.eml': (words) => makeMail(words),
};

describe.each(Object.entries(SAYING))('%s', (name, make) => {
  test('is read', async () => {
    expect(await outcome(await make('Welder at Oakline'), name)).toBe('Welder at Oakline');
  });

  test('is empty without a letter', async () => {
    expect(await outcome(await make(' '), name)).toBe('empty');
  });

  test('is answered wherever it is cut off', async () => {
    const whole = await make('Welder at Oakline');
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.max(1, Math.floor(whole.length * share)));
      expect((await outcome(cut, name)).length).toBeGreaterThan(0);
    }
  });

  test('is not what its name says when its bytes are noise', async () => {
    const noise = Buffer.from(Array.from({ length: 9_000 }, (_, n) => (n * 197 + 128) % 256));
    expect(await outcome(noise, name)).toBe('wrong_content');
  });
});

test.each(['cv.docx', 'cv.odt', 'cv.rtf', 'cv.html', 'cv.md', 'cv.txt', 'cv.eml'])(
  '%s is truncated if it contains too much',
  async (name) => {
    const bytes = await SAYING[name]?.('word '.repeat(LIMIT));
    expect(await read(bytes ?? Buffer.alloc(0), name)).toMatchObject({ ok: true, truncated: true });
  },
);

describe('what a document carries besides its text is not opened', () => {
  test('files and scripts in a PDF', async () => {
    const pdf = await makePdf((page) => {
      page.text('Welder', 40, 40);
      page.file(Buffer.from('embedded words'), { name: 'inside.txt' });
    });
    expect(await outcome(pdf, 'cv.pdf')).toBe('Welder');
  });

  test('macros, embedded files and outside references in a Word document', async () => {
    const docx = await makeDocx(
      `${paragraph('Welder')}<w:altChunk r:id="rId9"/><w:object><o:OLEObject r:id="rId8"/></w:object>`,
      {
        'word/vbaProject.bin': 'Sub AutoOpen()',
        'word/embeddings/oleObject1.bin': 'embedded words',
        'word/afchunk.htm': '<p>chunk words</p>',
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId9" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
      },
    );
    expect(await outcome(docx, 'cv.docx')).toBe('Welder');
  });

  test('macros and objects in an OpenDocument text', async () => {
    const odt = await odtOf(
      '<text:p>Welder</text:p><draw:object xlink:href="./Object 1"/><office:scripts><office:script>macro()</office:script></office:scripts>',
      {
        'Object 1/content.xml': '<a><text:p>embedded words</text:p></a>',
        'Basic/m.xml': '<m>x</m>',
      },
    );
    expect(await outcome(odt, 'cv.odt')).toBe('Welder');
  });

  test('objects and fetching fields in RTF', async () => {
    const body =
      'Welder{\\object\\objemb{\\*\\objdata 656d626564}}{\\field{\\*\\fldinst INCLUDETEXT "http://x.example"}{\\fldrslt }}';
    expect(await outcome(rtf(body), 'cv.rtf')).toBe('Welder');
  });

  test('scripts and frames in a page', async () => {
    const body =
      'Welder<script>document.write("x")</script><iframe src="file:///etc/passwd">f</iframe><object data="x">o</object><!-- c -->';
    expect(await outcome(html(body), 'cv.html')).toBe('Welder');
  });
});

test('image-only documents are reported as such in every format that can contain images', async () => {
  expect(await outcome(rtf('{\\pict 89504e47}'), 'cv.rtf')).toBe('no_text_layer');
  expect(await outcome(html('<img src="cv.png">'), 'cv.html')).toBe('no_text_layer');
  expect(await outcome(await odtOf('', { 'Pictures/a.png': 'x' }), 'cv.odt')).toBe('no_text_layer');
});

describe('in the sandbox', () => {
  const reader = openDocumentReader({ processes: 1, deadlineMs: 5_000 });
  afterAll(() => reader.close());

  test('elements, groups and entities without end are answered', async () => {
    const deep = `${'<w:p>'.repeat(300_000)}x`;
    const entities =
      '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>';
    const hostile: [string, Uint8Array][] = [
      ['cv.docx', await makeZip({ 'word/document.xml': deep })],
      [
        'cv.odt',
        await makeZip({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': `${entities}<a><text:p>&b;&c;</text:p>`,
        }),
      ],
      ['cv.rtf', Buffer.from(`{\\rtf1 ${'{'.repeat(300_000)}`)],
      ['cv.md', Buffer.from(`${'*_`['.repeat(20_000)}x`)],
      ['cv.txt', Buffer.from(`${' \t'.repeat(500_000)}x`)],
      ['cv.eml', Buffer.from(`Subject: ${'=?utf-8?q?a?= '.repeat(20_000)}\n\nx`)],
    ];
    for (const [name, bytes] of hostile) {
      const document = await reader.read(bytes, name);
      expect([name, document.ok || document.problem.message !== '']).toEqual([name, true]);
      expect(JSON.stringify(document)).not.toContain('lollol');
    }
  });

  test('parts that unpack to more than any text needs are refused', async () => {
    const bomb = Buffer.alloc(70 * 1024 * 1024, 0x20);
    const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': bomb };
    expect(await reader.read(await makeZip(odt), 'cv.odt')).toMatchObject({
      problem: { code: 'too_large' },
    });
  });
});

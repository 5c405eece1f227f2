import { makeDocx, paragraph } from '../make-docx';
import { makeZip } from '../make-zip';
import { packedMegabytes } from './deflate-bomb';
import { each, type HostileFile } from './hostile-file';
import { type RawEntry, rawZip } from './raw-zip';

const ODT = 'application/vnd.oasis.opendocument.text';

/** Word and OpenDocument texts that no program writes: archives of XML. */
export function hostilePackages(): HostileFile[] {
  return [
    ...entities('cv.docx', (xml) => makeZip({ 'word/document.xml': xml })),
    ...entities('cv.odt', (xml) => makeZip({ mimetype: ODT, 'content.xml': xml })),
    ...markup(),
    ...parts(),
    ...openDocument(),
  ];
}

const word = (doctype: string, body: string) =>
  `<?xml version="1.0"?>${doctype}<w:document><w:body>${body}</w:body></w:document>`;

/** Declared entities: ten of the one before each, one that is large and often used, and ones that stand elsewhere. */
function entities(filename: string, pack: (xml: string) => Promise<Buffer>): HostileFile[] {
  const text = (words: string) =>
    filename === 'cv.docx' ? paragraph(words) : `<text:p>${words}</text:p>`;
  const laughs = (levels: number) => {
    const declared = Array.from(
      { length: levels },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    );
    return pack(
      word(`<!DOCTYPE d [<!ENTITY l0 "lol">${declared.join('')}]>`, text(`Welder &l${levels};`)),
    );
  };
  const quadratic = (times: number) =>
    pack(
      word(
        `<!DOCTYPE d [<!ENTITY a "${'lol'.repeat(300_000)}">]>`,
        text(`Welder ${'&a;'.repeat(times)}`),
      ),
    );
  const outside = (declaration: string) =>
    pack(word(`<!DOCTYPE d ${declaration}>`, text('Welder &x;')));
  const places = [
    '[<!ENTITY x SYSTEM "file:///etc/hostname">]',
    '[<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]',
    '[<!ENTITY % p SYSTEM "file:///etc/hostname"> %p;]',
    'SYSTEM "file:///etc/hostname"',
    'PUBLIC "x" "http://127.0.0.1:9/x.dtd" [<!ENTITY x "lol">]',
  ];
  return [
    ...each(
      [3, 9, 20],
      `${filename}, entities of ten entities each, so many levels`,
      filename,
      laughs,
    ),
    ...each(
      [10, 1_000, 100_000],
      `${filename}, one large entity so many times`,
      filename,
      quadratic,
    ),
    ...each(places, `${filename}, an entity from elsewhere`, filename, outside),
  ];
}

function markup(): HostileFile[] {
  const of = <T extends string | number>(
    values: readonly T[],
    name: string,
    body: (value: T) => string,
  ) =>
    each(values, `a Word document of ${name}`, 'cv.docx', (value) =>
      makeZip({ 'word/document.xml': word('', body(value)) }),
    );
  const many = [1_000, 100_000, 1_000_000];
  return [
    ...of(many, 'elements inside elements', (n) => `${'<w:p>'.repeat(n)}x`),
    ...of(
      [10, 300, 20_000],
      'tables inside tables',
      (n) =>
        `${'<w:tbl><w:tr><w:tc>'.repeat(n)}${paragraph('Welder')}${'</w:tc></w:tr></w:tbl>'.repeat(n)}`,
    ),
    ...of(
      [10, 300, 20_000],
      'text boxes inside text boxes',
      (n) =>
        `${'<w:p><w:r><w:txbxContent>'.repeat(n)}${paragraph('Welder')}${'</w:txbxContent></w:r></w:p>'.repeat(n)}`,
    ),
    ...of(many, 'empty paragraphs', (n) => '<w:p/>'.repeat(n)),
    ...of(
      many,
      'cells in one row',
      (n) =>
        `<w:tbl><w:tr>${'<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'.repeat(Math.min(n, 600_000))}</w:tr></w:tbl>`,
    ),
    ...of(
      many,
      'attributes of one element',
      (n) =>
        `<w:p ${Array.from({ length: n }, (_, at) => `a${at}=""`).join(' ')}>${paragraph('Welder')}</w:p>`,
    ),
    ...of(
      [1, 20, 60],
      'megabytes in one attribute',
      (n) => `<w:p a="${'x'.repeat(n * 1_000_000)}"/>${paragraph('Welder')}`,
    ),
    ...of([1, 20, 60], 'megabytes in one word', (n) => paragraph('x'.repeat(n * 1_000_000))),
    ...of(many, 'open comments', (n) => '<!--'.repeat(n)),
    ...of(many, 'open CDATA', (n) => '<![CDATA['.repeat(n)),
    ...of(many, 'open instructions', (n) => '<?x '.repeat(n)),
    ...of(many, 'open brackets', (n) => '<'.repeat(n)),
    ...of(many, 'ends without a beginning', (n) => '</w:p>'.repeat(n)),
    ...of(many, 'references to characters', (n) =>
      paragraph('&#x10FFFF;&#0;&#xD800;'.repeat(Math.min(n, 400_000))),
    ),
    ...of(
      ['999999999', '-1', 'NaN', '1e308'],
      'a cell so many columns wide',
      (n) =>
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="${n}"/></w:tcPr>${paragraph('Welder')}</w:tc></w:tr></w:tbl>`,
    ),
  ];
}

function parts(): HostileFile[] {
  const body = word('', paragraph('Welder'));
  const docx = (name: string, entries: readonly RawEntry[]): HostileFile => ({
    name: `a Word document ${name}`,
    filename: 'cv.docx',
    make: () => rawZip(entries),
  });
  const style = (n: number, on: number) =>
    `<w:style w:styleId="s${n}"><w:basedOn w:val="s${on}"/></w:style>`;
  return [
    ...each(
      [70, 1_000, 9_000],
      'a Word document of so many megabytes of blanks',
      'cv.docx',
      (count) =>
        rawZip([{ name: 'word/document.xml', packed: packedMegabytes(count), size: 2 ** 32 - 1 }]),
    ),
    ...each(
      [70, 1_000, 9_000],
      'a Word document that says that it is small, of so many megabytes',
      'cv.docx',
      (count) => rawZip([{ name: 'word/document.xml', packed: packedMegabytes(count), size: 100 }]),
    ),
    ...each(
      [70, 1_000, 9_000],
      'a Word document whose styles are so many megabytes',
      'cv.docx',
      (count) =>
        rawZip([
          { name: 'word/document.xml', content: body },
          { name: 'word/styles.xml', packed: packedMegabytes(count), size: 100 },
        ]),
    ),
    ...each(
      [1, 1_000, 100_000],
      'a Word document of styles that are based on each other',
      'cv.docx',
      (count) =>
        makeDocx(`<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>Welder</w:t></w:r></w:p>`, {
          'word/styles.xml': `<w:styles>${Array.from({ length: count }, (_, n) => style(n, (n + 1) % count)).join('')}</w:styles>`,
        }),
    ),
    ...each([4_999, 5_001, 60_000], 'a Word document of so many parts', 'cv.docx', (count) =>
      rawZip([
        { name: 'word/document.xml', content: body },
        ...Array.from({ length: count }, (_, n) => ({ name: `p${n}`, content: 'x' })),
      ]),
    ),
    docx('with two texts', [
      { name: 'word/document.xml', content: body },
      { name: 'word/document.xml', content: word('', paragraph('Joiner')) },
    ]),
    docx('whose text is its own archive', [
      {
        name: 'word/document.xml',
        content: rawZip([{ name: 'word/document.xml', content: body }]),
      },
    ]),
    docx('whose text is encrypted', [{ name: 'word/document.xml', content: body, flags: 1 }]),
    docx('packed in an unknown way', [{ name: 'word/document.xml', content: body, method: 99 }]),
    docx('whose text is a link', [
      { name: 'word/document.xml', content: '/etc/passwd', mode: 0xa1ff },
    ]),
    docx('with a name of 64 KB', [
      { name: 'x'.repeat(65_535), content: 'x' },
      { name: 'word/document.xml', content: body },
    ]),
    docx('without a text', [{ name: '[Content_Types].xml', content: '<a/>' }]),
    docx('whose text lies on its styles', [
      { name: 'word/styles.xml', content: body },
      { name: 'word/document.xml', content: body, offset: 0 },
    ]),
    docx('in UTF-16', [
      { name: 'word/document.xml', content: Buffer.from(`\ufeff${body}`, 'utf16le') },
    ]),
    docx('in bytes of no sense', [
      { name: 'word/document.xml', content: Buffer.alloc(1_000_000, 0xfe) },
    ]),
  ];
}

function openDocument(): HostileFile[] {
  const of = (
    values: readonly (string | number)[],
    name: string,
    body: (value: string | number) => string,
  ) =>
    each(values, `an OpenDocument text of ${name}`, 'cv.odt', (value) =>
      makeZip({ mimetype: ODT, 'content.xml': `<a>${body(value)}</a>` }),
    );
  const huge = [1_000, 999_999_999, '1e308'];
  return [
    ...of(
      huge,
      'so many blanks in one sign',
      (n) => `<text:p>Welder${`<text:s text:c="${n}"/>`.repeat(10_000)}</text:p>`,
    ),
    ...of(
      huge,
      'cells repeated',
      (n) =>
        `<table:table><table:table-row table:number-rows-repeated="${n}"><table:table-cell table:number-columns-repeated="${n}"><text:p>Welder</text:p></table:table-cell></table:table-row></table:table>`,
    ),
    ...of(
      [10, 400, 20_000],
      'notes inside notes',
      (n) => `${'<text:p><text:note><text:note-body>'.repeat(Number(n))}Welder`,
    ),
    ...each([70, 9_000], 'an OpenDocument text of so many megabytes of blanks', 'cv.odt', (count) =>
      rawZip([
        { name: 'mimetype', content: ODT },
        { name: 'content.xml', packed: packedMegabytes(count), size: 100 },
      ]),
    ),
  ];
}

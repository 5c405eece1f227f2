import { Document, Packer, Paragraph, Tab, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { hiddenTexts } from '../testing/hidden-texts';
import { makeDocx, paragraph } from '../testing/make-docx';
import { tidyText } from '../text/tidy-text';
import { readDocx } from './read-docx';

async function read(body: string, parts: Record<string, string> = {}) {
  const { text, hidden } = tidyText(await readDocx(await makeDocx(body, parts)));
  return { text, hidden: hiddenTexts(text, hidden) };
}

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

test('paragraphs, tabs and breaks are read, and words split over runs stay whole', async () => {
  const body = `<w:p>${run('Fore')}${run('man')}<w:r><w:tab/><w:t>2019</w:t><w:br/><w:t>Oakline</w:t></w:r></w:p>${paragraph('R&amp;D')}`;
  expect((await read(body)).text).toBe('Foreman\t2019\nOakline\nR&D');
});

test('tab stops of a paragraph are no tabs', async () => {
  expect((await read(paragraph('Plain', '', '<w:tabs><w:tab w:val="left"/></w:tabs>'))).text).toBe(
    'Plain',
  );
});

test('headers come first and footers last, each once', async () => {
  const part = (text: string): string => `<w:hdr>${paragraph(text)}</w:hdr>`;
  const { text } = await read(paragraph('Body'), {
    'word/header1.xml': part('Ada Quist'),
    'word/header2.xml': part('Ada Quist'),
    'word/footer1.xml': part('Page 1'),
  });
  expect(text).toBe('Ada Quist\nBody\nPage 1');
});

test('a table of short cells is read by rows and a layout table by cells', async () => {
  const cell = (...texts: string[]): string =>
    `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`;
  const body = `<w:tbl><w:tr>${cell('Ada')}${cell('4 years')}</w:tr><w:tr>${cell('Skills', 'Welding')}${cell('Work', 'Foreman')}</w:tr></w:tbl>`;
  expect((await read(body)).text).toBe('Ada\t4 years\nSkills\nWelding\nWork\nForeman');
});

test('a text box is read once, after the paragraph it is anchored to', async () => {
  const box = `<w:txbxContent>${paragraph('Boxed')}</w:txbxContent>`;
  const body = `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>${run('Host')}</w:p>`;
  expect((await read(body)).text).toBe('Host\nBoxed');
});

test('placeholder text that nobody replaced is left out', async () => {
  const control = (properties: string, text: string): string =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
  const body =
    control('<w:showingPlcHdr/>', `Click here${control('', 'to enter')}`) +
    control('<w:showingPlcHdr w:val="0"/>', 'Foreman') +
    control('', 'Joiner');
  expect((await read(body)).text).toBe('Foreman\nJoiner');
});

test('the words of a diagram are read after the body', async () => {
  const word = (text: string): string =>
    `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const data = `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst>${word('Welding')}${word('Carpentry')}</dgm:ptLst></dgm:dataModel>`;
  const { text } = await read(paragraph('Skills'), { 'word/diagrams/data1.xml': data });
  expect(text).toBe('Skills\nWelding\nCarpentry');
});

test('deleted text of tracked changes is left out and inserted text is read', async () => {
  const body = `<w:p><w:ins>${run('new')}</w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>`;
  expect((await read(body)).text).toBe('new');
});

test('list items get a bullet, and numbered headings do not', async () => {
  const styles =
    '<w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style></w:styles>';
  const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr>';
  const body = paragraph('Work', '', '<w:pStyle w:val="H1"/>') + paragraph('Welding', '', numbered);
  expect((await read(body, { 'word/styles.xml': styles })).text).toBe('Work\n\u2022 Welding');
});

test.each([
  ['marked as hidden', '<w:vanish/>'],
  ['white', '<w:color w:val="FFFFFF"/>'],
  ['nearly white', '<w:color w:val="FDFDFD"/>'],
  ['of one point', '<w:sz w:val="2"/>'],
  [
    'of the colour of its shading',
    '<w:color w:val="112233"/><w:shd w:val="clear" w:fill="112233"/>',
  ],
])('text %s is hidden', async (_, properties) => {
  const { hidden } = await read(paragraph('Seen') + paragraph('unseen', properties));
  expect(hidden).toEqual(['unseen']);
});

test('text hidden through the style that its style is based on is hidden', async () => {
  const styles =
    '<w:styles><w:style w:styleId="A"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>';
  const { hidden } = await read(paragraph('unseen', '<w:rStyle w:val="B"/>'), {
    'word/styles.xml': styles,
  });
  expect(hidden).toEqual(['unseen']);
});

test.each([
  ['with hiding switched off', paragraph('Seen', '<w:vanish w:val="0"/>')],
  [
    'white on a highlight',
    paragraph('Seen', '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'),
  ],
  [
    'white in a dark cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="203040"/></w:tcPr>${paragraph('Seen', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'white over a shape behind the text',
    `<w:p><w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r></w:p>${paragraph('Seen', '<w:color w:val="FFFFFF"/>')}`,
  ],
])('text %s is seen', async (_, body) => {
  expect((await read(body)).hidden).toEqual([]);
});

test('styles that are based on each other do not hang the reader', async () => {
  const styles =
    '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>';
  expect(
    (await read(paragraph('Body', '<w:rStyle w:val="A"/>'), { 'word/styles.xml': styles })).text,
  ).toBe('Body');
});

test('a file as a word processor packs it is read with its styles and lists', async () => {
  const file = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Experience', heading: 'Heading1' }),
          new Paragraph({
            children: [new TextRun('Foreman'), new TextRun({ children: [new Tab(), '2019'] })],
          }),
          new Paragraph({ text: 'Led a crew', bullet: { level: 0 } }),
          new Paragraph({ children: [new TextRun({ text: 'guru', vanish: true })] }),
        ],
      },
    ],
  });
  const { text, hidden } = tidyText(await readDocx(await Packer.toBuffer(file)));
  expect(text).toBe('Experience\nForeman\t2019\n\u2022 Led a crew\nguru');
  expect(hiddenTexts(text, hidden)).toEqual(['guru']);
});

test('an address that only a link contains is read', async () => {
  const { text } = await read(paragraph('Orla Quist'), {
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="mailto:orla@oak.example" TargetMode="External"/></Relationships>',
  });
  expect(text).toBe('Orla Quist\norla@oak.example');
});

import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document';
import { hiddenTexts } from '../testing/hidden-texts';
import { lines, makePdf } from '../testing/make-pdf';
import { makePng } from '../testing/make-png';

async function read(draw: (page: PDFKit.PDFDocument) => void, options?: PDFKit.PDFDocumentOptions) {
  const bytes = await makePdf(draw, options);
  const document = await readDocument({
    bytes,
    filename: 'cv.pdf',
    maxPages: 50,
    maxTextBytes: 1e6,
  });
  if (!document.ok) throw new Error(`not read: ${document.problem.code}`);
  return { ...document, hidden: hiddenTexts(document.text, document.hiddenSpans) };
}

const LEFT = ['Skills', 'Carpentry', 'Welding', 'Blueprints', 'Forklift'];
const RIGHT = [
  'Experience',
  'Foreman at Oakline',
  'Led a crew of nine',
  'Built forty houses',
  'Kept to budget',
];

test('two columns are read one after the other though the file draws them row by row', async () => {
  const { text } = await read((page) => {
    page.text('Orla Quist', 240, 30);
    for (const [index, left] of LEFT.entries()) {
      lines(page, 40, 80 + index * 17, [left]);
      lines(page, 220, 85 + index * 15, [RIGHT[index] ?? '']);
    }
  });
  expect(text).toBe(`Orla Quist\n\n${LEFT.join('\n')}\n\n${RIGHT.join('\n')}`);
});

test('dates set at the right margin stay on the line of the job they belong to', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, [
      'Foreman, Oakline',
      'Led a crew.',
      'Joiner, Elmworks',
      'Made doors.',
      'Clerk, Ashby',
      'Kept books.',
    ]);
    lines(
      page,
      460,
      40,
      ['2019 - 2024', '', '2015 - 2019', '', '2012 - 2015'].map((date) => date || ' '),
    );
  });
  expect(text.split('\n')).toContain('Joiner, Elmworks\t2015 - 2019');
});

test('the rows of a table are read across', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, ['Skill', 'Cobol', 'Fortran', 'Ada']);
    lines(page, 200, 40, ['Years', '9', '7', '4']);
    lines(page, 360, 40, ['Level', 'expert', 'good', 'basic']);
  });
  expect(text.split('\n')).toEqual([
    'Skill\tYears\tLevel',
    'Cobol\t9\texpert',
    'Fortran\t7\tgood',
    'Ada\t4\tbasic',
  ]);
});

test('a word that a line break cuts is whole again, and a compound keeps its hyphen', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, [
      'Responsible for the long and careful develop-',
      'ment of all of the engines and of each full-',
      'scale model of them that the workshop made.',
    ]);
  });
  expect(text).toBe(
    'Responsible for the long and careful development of all of the engines and of each full-scale model of them that the workshop made.',
  );
});

test('a heading with letters set wide apart is one word', async () => {
  const { text } = await read((page) => {
    page.text('EXPERIENCE', 40, 40, { characterSpacing: 6 });
  });
  expect(text).toBe('EXPERIENCE');
});

test('a heading spelled with spaces between its letters is one word', async () => {
  const { text } = await read((page) => {
    page.text('P R O F I L E', 40, 40);
  });
  expect(text).toBe('PROFILE');
});

test('white text on a white page is hidden, and white text on a dark box is not', async () => {
  const { hidden, text } = await read((page) => {
    page.rect(0, 0, 300, 100).fill('#223344');
    page.fillColor('#ffffff').text('Visible Name', 40, 40);
    page.text('ninja guru', 40, 200);
    page.fillColor('#000000').text('Plain line', 40, 300);
  });
  expect(hidden).toEqual(['ninja guru']);
  expect(text).toContain('Visible Name');
});

test('text of the colour of the box that it stands on is hidden', async () => {
  const { hidden } = await read((page) => {
    page.rect(0, 0, 300, 100).fill('#000000');
    page.fillColor('#000000').text('buried words', 40, 40);
    page.text('Plain line', 40, 300);
  });
  expect(hidden).toEqual(['buried words']);
});

test('letters below two points are hidden', async () => {
  const { hidden } = await read((page) => {
    page.text('Plain line', 40, 40);
    page.fontSize(1).text('tiny keywords', 40, 200);
  });
  expect(hidden).toEqual(['tiny keywords']);
});

test('text outside the page is hidden', async () => {
  const { hidden } = await read((page) => {
    page.text('Plain line', 40, 40);
    page.text('far away', 2000, 40, { lineBreak: false });
  });
  expect(hidden).toEqual(['far away']);
});

test('text drawn without ink is hidden, but not where it makes a scanned page searchable', async () => {
  const bare = await read((page) => {
    page.text('Plain line', 40, 40);
    page.addContent('3 Tr');
    page.text('ghost words', 40, 200);
  });
  expect(bare.hidden).toEqual(['ghost words']);

  const scan = await read((page) => {
    page.image(makePng(40), 0, 0, { width: 595, height: 842 });
    page.addContent('3 Tr');
    page.text('recognised words', 40, 200);
  });
  expect(scan.hidden).toEqual([]);
});

test('fully transparent text is hidden', async () => {
  const { hidden } = await read((page) => {
    page.text('Plain line', 40, 40);
    page.fillOpacity(0).text('glass words', 40, 200);
  });
  expect(hidden).toEqual(['glass words']);
});

test('text drawn twice to look bold is read once', async () => {
  const { text } = await read((page) => {
    page.text('Heavy', 40, 40);
    page.text('Heavy', 40.3, 40);
  });
  expect(text).toBe('Heavy');
});

test('text that runs up the page is read after the upright text', async () => {
  const { text } = await read((page) => {
    page
      .save()
      .rotate(-90, { origin: [30, 400] })
      .text('Portfolio', 30, 400)
      .restore();
    page.text('Plain line', 100, 40);
  });
  expect(text).toBe('Plain line\n\nPortfolio');
});

test('pages past the limit are left out and the document counts as truncated', async () => {
  const bytes = await makePdf((page) => {
    for (let number = 1; number <= 4; number += 1) {
      if (number > 1) page.addPage();
      page.text(`Page ${number}`, 40, 40);
    }
  });
  const document = await readDocument({
    bytes,
    filename: 'cv.pdf',
    maxPages: 2,
    maxTextBytes: 1e6,
  });
  expect(document).toMatchObject({ text: 'Page 1\n\nPage 2', pages: 4, truncated: true });
});

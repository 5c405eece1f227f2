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

test('dates in a margin are read with what they date, on other baselines and in two lines', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 80, ['Mar 2021 –', 'heute']);
    lines(page, 40, 160, ['Jun 2017 –', 'Feb 2021']);
    lines(page, 40, 240, ['2015']);
    lines(page, 160, 87, ['Foreman', 'Oakline', 'Led a crew of nine']);
    lines(page, 160, 167, ['Joiner', 'Elmworks', 'Made doors']);
    lines(page, 160, 247, ['Apprentice', 'Guild School']);
  });
  expect(text.replaceAll('\n\n', '\n')).toBe(
    [
      'Mar 2021 – heute\tForeman\nOakline\nLed a crew of nine',
      'Jun 2017 – Feb 2021\tJoiner\nElmworks\nMade doors',
      '2015\tApprentice\nGuild School',
    ].join('\n'),
  );
});

test('section names in a margin are read before their content', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 80, ['Profile']);
    lines(page, 40, 120, ['Experience']);
    lines(page, 40, 180, ['Education']);
    lines(page, 160, 76, ['Joiner of thirty years', 'Reads any plan']);
    lines(page, 160, 116, ['Foreman at Oakline', 'Led a crew of nine', 'Built forty houses']);
    lines(page, 160, 176, ['Guild School, 2009']);
  });
  expect(text.split(/\n+/)).toEqual([
    'Profile',
    'Joiner of thirty years',
    'Reads any plan',
    'Experience',
    'Foreman at Oakline',
    'Led a crew of nine',
    'Built forty houses',
    'Education',
    'Guild School, 2009',
  ]);
});

test('columns that share their baselines are read one after the other if both have sections', async () => {
  const right = [
    'EDUCATION',
    'Guild School, 2009',
    'LANGUAGES',
    'English, Dutch',
    'REFERENCES',
    'On request',
  ];
  const left = [
    'EXPERIENCE',
    'Foreman at Oakline',
    'Led a crew of nine',
    'Built forty houses',
    'Joiner at Elmworks',
    'Made doors',
  ];
  const { text } = await read((page) => {
    for (const index of left.keys()) {
      lines(page, 40, 80 + index * 14, [left[index] ?? '']);
      lines(page, 320, 80 + index * 14, [right[index] ?? '']);
    }
  });
  expect(text).toBe(`${left.join('\n')}\n\n${right.join('\n')}`);
});

test('a text that goes on at the very top of the next column is read after the one before', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, [
      'Orla Quist, carpenter and foreman with a crew of nine people in two towns',
    ]);
    lines(page, 40, 92, ['Experience', 'Foreman, Oakline', '2015 - 2020', 'Led a crew']);
    lines(page, 300, 78, ['Joiner, Elmworks', '2010 - 2015', 'Made doors', 'Made stairs']);
  });
  expect(text.indexOf('Joiner')).toBeGreaterThan(text.indexOf('Led a crew'));
});

test('a large name above the right column is read before both', async () => {
  const { text } = await read((page) => {
    page.fontSize(20).text('Orla Quist', 300, 52, { lineBreak: false }).fontSize(11);
    lines(page, 40, 92, ['Skills', 'Carpentry', 'Welding', 'Forklift']);
    lines(page, 300, 78, ['Foreman at Oakline', 'Led a crew', 'Built houses', 'Kept to budget']);
  });
  expect(text.indexOf('Orla')).toBeLessThan(text.indexOf('Skills'));
});

test('two jobs side by side, each with its time, are read one after the other', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 80, ['Foreman', 'Oakline', '2015 - 2020', 'Led a crew of nine']);
    lines(page, 300, 80, ['Joiner', 'Elmworks', '2010 - 2015', 'Made doors']);
  });
  expect(text).toBe(
    'Foreman\nOakline\n2015 - 2020\nLed a crew of nine\n\nJoiner\nElmworks\n2010 - 2015\nMade doors',
  );
});

test('a list beside running text is a column, though the two share their baselines', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 80, ['Carpentry', 'Welding', 'Blueprints', 'Forklift', 'Budgets']);
    lines(page, 180, 80, [
      'Foreman at Oakline, where I led a crew of nine people who',
      'built forty houses in two years and who kept to the budget',
      'that had been set, from the very first drawing to the last',
      'nail in the roof of the last of them.',
      'Before that I was a joiner at Elmworks.',
    ]);
  });
  expect(text.startsWith('Carpentry\nWelding\nBlueprints\nForklift\nBudgets\n\nForeman')).toBe(
    true,
  );
});

test('a plain list beside jobs with points is a column, though the two share their baselines', async () => {
  const left = ['Toolbox', 'Carpentry', 'Welding', 'Blueprints', 'Forklift', 'Budgets', 'Safety'];
  const right = [
    'What I did',
    'Foreman, Oakline, 2014 - 2024',
    '- Led a crew of nine',
    '- Built forty houses',
    'Joiner, Elmworks, 2009 - 2014',
    '- Made doors',
    '- Taught two apprentices',
  ];
  const { text } = await read((page) => {
    lines(page, 40, 80, left);
    lines(page, 220, 80, right);
  });
  expect(text).toBe(`${left.join('\n')}\n\n${right.join('\n')}`);
});

test('places and dates next to jobs with bullets stay on their lines', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 80, ['Oakline', 'Utrecht', '2014 - 2024', 'Elmworks', 'Leiden', '2009 - 2014']);
    lines(page, 220, 80, [
      'Foreman',
      '- Led a crew of nine',
      '- Built forty houses',
      'Joiner',
      '- Made doors',
      '- Taught two apprentices',
    ]);
  });
  expect(text.split('\n')).toContain('Oakline\tForeman');
});

test('a table of single words in lower case is no running text', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, ['cobol', 'fortran', 'ada', 'lisp']);
    lines(page, 200, 40, ['fluent', 'good', 'basic', 'fluent']);
  });
  expect(text.split('\n')).toContain('fortran\tgood');
});

test('a table stays one though its headings are called like sections', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, ['Skills', 'Cobol', 'Fortran', 'Ada']);
    lines(page, 200, 40, ['Experience', '9 years', '7 years', '4 years']);
  });
  expect(text.split('\n')).toEqual([
    'Skills\tExperience',
    'Cobol\t9 years',
    'Fortran\t7 years',
    'Ada\t4 years',
  ]);
});

test('labels and dates in the left margin stay on their lines', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, ['EXPERIENCE', '2019 - 2024', ' ', '2015 - 2019', 'EDUCATION', '2009']);
    lines(page, 160, 40, [
      'Oakline',
      'Foreman of a crew of nine people who built forty houses and',
      'kept to the budget.',
      'Joiner at Elmworks',
      'Guild School',
      'Journeyman',
    ]);
  });
  expect(text.split('\n')).toContain('2015 - 2019\tJoiner at Elmworks');
  expect(text.split('\n')).toContain('EXPERIENCE\tOakline');
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

test('text drawn without ink is hidden, unless it makes a scanned page searchable', async () => {
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

test('section names and dates that run up the page are read before what stands beside them', async () => {
  const { text } = await read((page) => {
    const up = (label: string, x: number, y: number) =>
      page
        .save()
        .rotate(-90, { origin: [x, y] })
        .text(label, x, y - 10)
        .restore();
    lines(page, 100, 40, ['Orla Quist', 'orla@example.com']);
    up('EXPERIENCE', 40, 200);
    up('2019 - 2023', 70, 160);
    lines(page, 100, 100, ['Foreman', 'Quarry Bros', 'Led a crew of nine', 'Kept the crane']);
    up('SKILLS', 40, 300);
    lines(page, 100, 240, ['Rigging', 'Welding', 'First aid', 'Forklift']);
  });
  expect(text.replace(/\n+/g, '\n')).toBe(
    'Orla Quist\norla@example.com\nEXPERIENCE\n2019 - 2023\tForeman\nQuarry Bros\nLed a crew of nine\nKept the crane\nSKILLS\nRigging\nWelding\nFirst aid\nForklift',
  );
});

test('addresses behind icons are read once, and visible ones are not repeated', async () => {
  const { text } = await read((page) => {
    lines(page, 40, 40, ['Orla Quist', '* # in', '020 7946 0321']);
    page.link(40, 54, 8, 12, 'mailto:orla@example.com?subject=Hello');
    page.link(50, 54, 8, 12, 'tel:+442079460321');
    page.link(60, 54, 8, 12, 'https://example.com/in/orla');
    page.link(60, 80, 8, 12, 'mailto:Orla@example.com,');
    page.link(60, 90, 8, 12, 'mailto:orla@example.com');
  });
  expect(text).toBe('Orla Quist\n* # in\n020 7946 0321\n\norla@example.com');
});

test('a page with damaged links, or with more of them than anybody has, keeps its text', async () => {
  const bytes = await makePdf((page) => {
    lines(page, 40, 40, ['Orla Quist']);
    for (let at = 0; at < 500; at += 1) page.link(40, at, 8, 12, `tel:+44207946${1000 + at}`);
  });
  const damaged = Buffer.from(
    bytes.toString('latin1').replaceAll('/Rect [', '/Rect <<').replaceAll('/URI (', '/URI [('),
    'latin1',
  );
  for (const pdf of [bytes, damaged]) {
    const limits = { maxPages: 50, maxTextBytes: 1e6 };
    const document = await readDocument({ bytes: pdf, filename: 'cv.pdf', ...limits });
    expect(document).toMatchObject({ ok: true, text: expect.stringMatching(/^Orla Quist/) });
  }
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

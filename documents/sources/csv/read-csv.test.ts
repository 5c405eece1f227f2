import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { brokenVariants } from '../../testing/break-bytes';
import { slowRuns } from '../../testing/growth';
import { SourceError } from '../source-error';
import type { CandidateRow, RowProblem } from '../source-item';
import { readCsv } from './read-csv';

async function read(input: string | Uint8Array | Readable): Promise<(CandidateRow | RowProblem)[]> {
  const rows = [];
  for await (const row of readCsv(typeof input === 'string' ? Buffer.from(input) : input)) {
    rows.push(row);
  }
  return rows;
}

/** The texts of good rows and the causes and lines of bad ones. */
async function gist(input: string | Uint8Array | Readable): Promise<string[]> {
  const rows = await read(input);
  return rows.map((row) =>
    'problem' in row ? `${row.problem.code} at ${row.line}` : row.candidate_text,
  );
}

test('a row carries its columns, found by name whatever their order, case and spaces', async () => {
  const rows = await read(
    'Email, Candidate_Text ,other,FILENAME\na@b.example,Welder,x,cv.pdf\n,Joiner,,\n',
  );
  expect(rows).toEqual([
    {
      candidate_text: 'Welder',
      filename: 'cv.pdf',
      candidate_name: null,
      candidate_id: null,
      email: 'a@b.example',
      line: 2,
    },
    {
      candidate_text: 'Joiner',
      filename: null,
      candidate_name: null,
      candidate_id: null,
      email: null,
      line: 3,
    },
  ]);
});

test('a file without the required column is refused by its name', async () => {
  await expect(read('name,text\nAda,Welder\n')).rejects.toMatchObject({
    code: 'missing_column',
    message: 'CSV must have a candidate_text column.',
  });
});

test('an empty file and a file of blanks are refused as empty', async () => {
  await expect(read('')).rejects.toMatchObject({ code: 'empty' });
  await expect(read(' \r\n \r\n')).rejects.toMatchObject({ code: 'empty' });
});

test('a spreadsheet or an archive named CSV is refused', async () => {
  await expect(read('PK\x03\x04 and so on')).rejects.toMatchObject({ code: 'wrong_content' });
});

test.each([
  ['semicolons', 'candidate_id;candidate_text\n1;Welder, senior\n'],
  ['tabs', 'candidate_id\tcandidate_text\n1\tWelder, senior\n'],
  ['pipes', 'candidate_id|candidate_text\n1|Welder, senior\n'],
  ['a stated delimiter', 'sep=;\ncandidate_id;candidate_text\n1;Welder, senior\n'],
])('a file delimited by %s is read', async (_, csv) => {
  expect(await gist(csv)).toEqual(['Welder, senior']);
});

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('lines that end with %s are told apart', async (_, end) => {
  const rows = await read(['candidate_text', 'Welder', '', 'Joiner'].join(end));
  expect(rows.map((row) => row.line)).toEqual([2, 4]);
});

test('quoted values keep delimiters, line breaks and doubled quotation marks', async () => {
  expect(await gist('candidate_text,email\n"Says ""hi"",\nand more",a@b.example\n')).toEqual([
    'Says "hi",\nand more',
  ]);
});

test('quotation marks inside plain and quoted values stand for themselves', async () => {
  expect(await gist('candidate_text,email\n6" pipes,x\n"the "best" one",y\n')).toEqual([
    '6" pipes',
    'the "best" one',
  ]);
});

test('a quotation mark that is never closed costs its own line alone', async () => {
  const csv = 'candidate_text,email\nWelder,a\n"Joiner,b\nClerk,c\nCook,d\n';
  expect(await gist(csv)).toEqual(['Welder', 'damaged at 3', 'Clerk', 'Cook']);
});

test('a quotation mark that a later quoted row would close costs its own line alone', async () => {
  const csv = 'candidate_text,email\n"Joiner,b\n"Clerk, junior",c\n';
  expect(await gist(csv)).toEqual(['damaged at 2', 'Clerk, junior']);
});

test('a row with more values than columns is a problem and one with fewer is not', async () => {
  const csv = 'candidate_text,email\nWelding, joinery, paint\nWelder\nCook,a,,\n';
  expect(await gist(csv)).toEqual(['damaged at 2', 'Welder', 'Cook']);
});

test('a row without text is a problem', async () => {
  expect(await gist('candidate_text,email\n,a@b.example\n" -- ",c\n')).toEqual([
    'empty at 2',
    'empty at 3',
  ]);
});

test('a row without text still says whom it is about', async () => {
  const [row] = await read('candidate_text,candidate_name,email\n,Kim Loess,kim@b.example\n');
  expect(row).toMatchObject({
    candidate_name: 'Kim Loess',
    email: 'kim@b.example',
    line: 2,
    problem: {
      code: 'empty',
      message: 'The row at line 2 has no candidate_text; fill it in and upload the file again.',
    },
  });
});

test('files in UTF-16, with a mark, in a legacy code page and with NULs are read', async () => {
  const csv = 'candidate_text\nCaf\u00e9 manager\n';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);
  for (const bytes of [
    utf16,
    Buffer.from(csv, 'utf16le'),
    Buffer.from(`\ufeff${csv}`),
    Buffer.from(csv, 'latin1'),
  ]) {
    expect(await gist(bytes)).toEqual(['Caf\u00e9 manager']);
  }
  expect(await gist('candidate_text\nCa\0fe\n')).toEqual(['Cafe']);
});

test('a character that two chunks share stays whole', async () => {
  const bytes = Buffer.from(`candidate_text\n${'x'.repeat(70_000)}\u00e9end\n`);
  const [text] = await gist(Readable.from([bytes.subarray(0, 70_016), bytes.subarray(70_016)]));
  expect(text?.endsWith('\u00e9end')).toBe(true);
});

test('a text of ten megabytes is a problem of its row, and the rows behind it are read', async () => {
  const huge = 'word '.repeat(2_000_000);
  expect(await gist(`candidate_text,email\n"${huge}",a\nWelder,b\n`)).toEqual([
    'too_large at 2',
    'Welder',
  ]);
  expect(await gist(`candidate_text,email\n${huge},a\nWelder,b\n`)).toEqual([
    'too_large at 2',
    'Welder',
  ]);
});

test('a header of a hundred thousand columns is read', async () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `c${index}`);
  expect(await gist(`${names.join(',')},candidate_text\n${','.repeat(100_000)}Welder\n`)).toEqual([
    'Welder',
  ]);
});

/** Marks that open a value which is never closed, and what stands between them. */
const RUNS = [
  '"',
  '"\n',
  ' "\n',
  '"a\n',
  ' "a,b x"c\n',
  ' "a,b x"",c\n',
  ' "a x"c,"b',
  '"a,"b',
  ',"b',
  '"a"b"\n',
  '\0',
  '\r',
  '\n',
  ',',
  ' ',
  ' ,',
  'a',
  'a b\n',
  '" ',
  '""',
];

test.each([
  ['behind the names of the columns', 'candidate_text,email\n', ''],
  ['behind a mark that opens', 'candidate_text,email\n ', ' x"c\n,"b'],
  ['in place of the names of the columns', '', ''],
])(
  'a table of nothing but repetitions %s is read in a time that grows with it',
  async (_, before, after) => {
    const readRun = (run: string) => read(`${before}${run}${after}`).catch(mustBeKnown);
    expect(await slowRuns(RUNS, readRun)).toEqual([]);
  },
);

test.each(['\\', ']', '^', '-', 'd', '"', ' '])(
  'a file may state the delimiter %s',
  async (sign) => {
    const csv = `sep=${sign}\ncandidate_text${sign}email\nWelder${sign}x\n`;
    const told = await gist(csv).catch(mustBeKnown);
    if (!['d', '"'].includes(sign)) expect(told).toEqual(['Welder']);
  },
);

function mustBeKnown(error: unknown): void {
  expect(error).toBeInstanceOf(SourceError);
}

test('a hundred and fifty broken tables are each read, or refused by a cause', async () => {
  const rows = 'Welder;\t"torch, rod",\n"Joiner, ""oak""\nand ash",b@c.example\n'.repeat(12);
  const table = Buffer.from(`candidate_text,email\n${rows}`);
  const ends = { read: 0, refused: 0 };
  for (const bytes of brokenVariants(table, 150)) {
    try {
      await read(bytes);
      ends.read += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(SourceError);
      ends.refused += 1;
    }
  }
  expect(ends.read + ends.refused).toBe(150);
  expect(ends.read).toBeGreaterThan(50);
});

test('a name of megabytes keeps its beginning', async () => {
  const head = 'candidate_text,candidate_name,candidate_id,email,filename';
  const long = 'x'.repeat(1_000);
  const [row] = await read(`${head}\nWelder,${Array(4).fill(`${long}yz`).join(',')}\n`);
  const cut = { candidate_name: long, candidate_id: long, email: long, filename: long };
  expect(row).toMatchObject(cut);
});

test('a hundred thousand rows stream through without being held', async () => {
  const row = Buffer.from(`"${'Welder with a torch. '.repeat(20)}",a@b.example\n`.repeat(1_000));
  function* file() {
    yield Buffer.from('candidate_text,email\n');
    for (let thousand = 0; thousand < 100; thousand += 1) yield row;
  }
  let count = 0;
  let last = 0;
  const before = process.memoryUsage().rss;
  for await (const item of readCsv(Readable.from(file()))) {
    if (!('problem' in item)) count += 1;
    last = item.line;
  }
  expect([count, last]).toEqual([100_000, 100_001]);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

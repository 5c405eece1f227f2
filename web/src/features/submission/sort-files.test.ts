import { expect, test } from 'vitest';
import { type GivenFile, givenAlone } from '../../ui/given-file';
import { leftOutWords, sortFiles } from './sort-files';

const alone = (name: string, size = 1): GivenFile => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return givenAlone(file);
};
const within = (path: string): GivenFile => ({
  file: new File(['x'], path.split('/').at(-1) ?? path),
  path,
});
const NO_JOB = { jobIsThere: false, areCandidates: false };
const A_JOB = { jobIsThere: true, areCandidates: false };
const MEGABYTE = 1024 * 1024;

test.each([
  ['people.csv', true, 'candidates'],
  ['people.zip', false, 'candidates'],
  ['people.xlsx', true, 'candidates'],
  ['job.txt', true, 'job'],
  ['job.pdf', false, 'job'],
  ['mara.pdf', true, 'documents'],
] as const)('%s alone, with a job there %s, is taken as %s', (name, jobIsThere, kind) => {
  expect(sortFiles([alone(name)], { jobIsThere, areCandidates: false })).toMatchObject({ kind });
});

test('several documents are candidates, and so is the only one of a folder', () => {
  const several = sortFiles([alone('mara.pdf'), alone('abel.docx'), alone('notes.txt')], NO_JOB);
  expect(several).toMatchObject({ kind: 'documents', documents: { length: 3 }, others: [] });
  expect(sortFiles([within('Porters/mara.txt')], NO_JOB)).toMatchObject({ kind: 'documents' });
  expect(sortFiles([within('Porters/people.csv')], NO_JOB)).toMatchObject({ kind: 'candidates' });
});

test('a single file that was chosen as a candidate is no job', () => {
  const chosen = { jobIsThere: false, areCandidates: true };
  for (const name of ['mara.pdf', 'mara.txt']) {
    expect(sortFiles([alone(name)], chosen)).toMatchObject({ kind: 'documents' });
  }
});

test('what is no document among documents is left out by name', () => {
  const given = ['P/mara.pdf', 'P/photo.png', 'P/b.xlsx'].map(within);
  expect(sortFiles(given, A_JOB)).toMatchObject({
    kind: 'documents',
    documents: { length: 1 },
    others: ['P/photo.png', 'P/b.xlsx'],
  });
  expect(leftOutWords([])).toBeUndefined();
  expect(leftOutWords(['P/photo.png', 'P/b.xlsx'])).toBe(
    'Not documents, so left out: photo.png and b.xlsx.',
  );
  expect(leftOutWords(['a', 'b', 'c', 'd', 'e'])).toBe(
    'Not documents, so left out: a, b, c and 2 more.',
  );
});

test.each([
  ['a table among documents', [alone('a.csv'), alone('b.pdf')], /^One batch takes one CSV file/],
  ['two tables', [alone('a.csv'), alone('b.csv')], /^One batch takes one CSV file/],
  [
    'nothing that is read',
    [alone('a.png'), alone('b.xlsx')],
    /^None of these 2 files can be read\./,
  ],
  ['an empty folder', [], /no file in this folder/],
  [
    'more than an archive holds',
    Array.from({ length: 2_001 }, (_, at) => alone(`${at}.pdf`)),
    /more than 2,000 documents/,
  ],
  [
    'more bytes than are taken',
    [alone('a.pdf', 50 * MEGABYTE), alone('b.pdf')],
    /larger than 50 MB together/,
  ],
])('%s is refused in words', (_, given, sentence) => {
  expect(sortFiles(given, A_JOB)).toMatchObject({
    kind: 'refused',
    sentence: expect.stringMatching(sentence),
  });
});

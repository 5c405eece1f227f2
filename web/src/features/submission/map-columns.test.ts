import { expect, test } from 'vitest';
import { guessColumns, looksLikeHeads } from './columns';
import { looksLikeRows } from './looks-like-rows';
import { rowsToFile, withColumns, withKnownHeads } from './map-columns';
import { readCsv } from './read-csv';

const RESUME =
  'Night porter at a harbour hotel since 2019, four nights a week, keys, guests and the till. '.repeat(
    2,
  );

test('rows of a spreadsheet become the file that a submission takes', async () => {
  const file = rowsToFile('Full name\tE-mail\tCV\nMara\tmara@example.com\tA porter, "calm"\n');
  expect(readCsv((await file?.text()) ?? '')).toMatchObject({
    kind: 'csv',
    headers: ['candidate_text', 'candidate_name', 'email'],
    rows: 1,
    names: ['Mara'],
  });
});

test('rows whose resume column has an unusual head are left for their owner to map', async () => {
  const file = rowsToFile('Who\tStory\nMara\tA porter\n');
  expect(await file?.text()).toBe('Who,Story\r\nMara,A porter\r\n');
});

test('usual headers are renamed in place, and no column is lost', async () => {
  const map = guessColumns(['Applicant', 'Applied on', 'Resume']);
  const file = withKnownHeads(
    'Applicant,Applied on,Resume\nMara,2 May,A porter\n',
    'people.csv',
    map,
  );
  expect(await file?.text()).toBe(
    'candidate_name,Applied on,candidate_text\r\nMara,2 May,A porter\r\n',
  );
});

test('text without columns is no table', () => {
  expect(looksLikeRows('a resume\nover two lines')).toBe(false);
  expect(looksLikeRows('name\tcv\nMara\tporter')).toBe(true);
});

test('columns are guessed by their heads, the resume also by its length', () => {
  expect(guessColumns(['Ref', 'Applicant', 'Story'], [['1', 'Mara', RESUME]])).toEqual({
    candidate_text: 2,
    candidate_name: 1,
    candidate_id: 0,
    email: null,
    filename: null,
  });
  expect(guessColumns(['Who', 'Town'], [['Mara', 'Oslo']]).candidate_text).toBeNull();
});

test('a first row with a person is distinguished from one with headers', () => {
  expect(looksLikeHeads(['Who', 'Story'])).toBe(true);
  expect(looksLikeHeads(['Mara', RESUME])).toBe(false);
  expect(looksLikeHeads(['Mara', 'mara@example.com'])).toBe(false);
});

test('a mapped table keeps its rows and leaves out unmapped columns', async () => {
  const map = {
    candidate_text: 2,
    candidate_name: 0,
    candidate_id: null,
    email: null,
    filename: null,
  };
  const file = withColumns('Who;Town;Story\nMara;Oslo;A porter\n', 'people.csv', map, true);
  expect(file?.name).toBe('people.csv');
  expect(await file?.text()).toBe('candidate_text,candidate_name\r\nA porter,Mara\r\n');
});

test('without headers the first row is kept as a person', async () => {
  const map = {
    candidate_text: 1,
    candidate_name: 0,
    candidate_id: null,
    email: null,
    filename: null,
  };
  const file = withColumns('Mara,A porter\nAbel,A cook\n', 'people.csv', map, false);
  expect(await file?.text()).toBe(
    'candidate_text,candidate_name\r\nA porter,Mara\r\nA cook,Abel\r\n',
  );
});

import { expect, test } from 'vitest';
import { chargedOf, countOf } from './candidate-reading';
import { readCsv } from './read-csv';

const reading = (text: string) => {
  const found = readCsv(text);
  if (found.kind !== 'csv') throw new Error(found.cause);
  return found;
};

test('rows are counted as a spreadsheet numbers them, with empty and repeated ones named', () => {
  const found = reading(
    'candidate_text,candidate_name\r\nA ward nurse,Mara\r\n"Two\nlines",Abel\r\n,Nobody\r\nA ward nurse,Mara again\r\n',
  );
  expect(found).toMatchObject({
    rows: 4,
    emptyRows: [4],
    duplicates: [{ row: 5, of: 2 }],
    names: ['Mara', 'Abel'],
  });
  expect([countOf(found), chargedOf(found)]).toEqual([3, 2]);
});

test('a text that differs in white space alone is the same one', () => {
  const found = reading('candidate_text\nA ward  nurse\n"A ward\nnurse "\nA ward-nurse\n');
  expect(found.duplicates).toEqual([{ row: 3, of: 2 }]);
});

test('column names know no case, and extra columns are no problem', () => {
  const found = reading('Candidate_Text,E-Mail,EMAIL\nx,y,z\n');
  expect(found).toMatchObject({ textColumn: 'Candidate_Text', recognised: ['EMAIL'] });
});

test('a file without the text column is counted by nobody', () => {
  expect(countOf(reading('name,resume\nMara,A ward nurse\n'))).toBeNull();
});

test('semicolons and a byte order mark are read', () => {
  expect(reading('\uFEFFcandidate_text;candidate_name\nA, B and C;Mara\n').names).toEqual(['Mara']);
});

test('blank lines at the end are no candidates', () => {
  expect(reading('candidate_text\nA ward nurse\n\n\n').rows).toBe(1);
});

test('a file that is no table says so', () => {
  expect(readCsv('').kind).toBe('failed');
});

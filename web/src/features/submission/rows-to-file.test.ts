import { expect, test } from 'vitest';
import { looksLikeRows, rowsToFile, withTextColumn } from './rows-to-file';

test('pasted rows become a CSV with the names that a submission knows', async () => {
  const file = rowsToFile('Name\tResume\tNotes\nMara\tA ward nurse, 9 years\tcall her\n');
  expect(file?.name).toBe('pasted-rows.csv');
  expect(await file?.text()).toBe(
    'candidate_name,candidate_text,Notes\r\nMara,"A ward nurse, 9 years",call her\r\n',
  );
});

test('only the first column of a meaning is renamed', async () => {
  const file = rowsToFile('cv\tresume\nA\tB\n');
  expect(await file?.text()).toContain('candidate_text,resume');
});

test('prose and a single line are no rows', () => {
  expect(looksLikeRows('A paragraph\nof plain text')).toBe(false);
  expect(looksLikeRows('a\tb')).toBe(false);
  expect(looksLikeRows('a\tb\n1\t2')).toBe(true);
});

test('a chosen column becomes the resume text and the rest stays', async () => {
  const file = withTextColumn('who;story\nMara;A nurse\n', 'people.csv', 'story');
  expect(await file?.text()).toBe('who,candidate_text\r\nMara,A nurse\r\n');
});

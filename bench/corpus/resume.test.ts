import { randomFrom } from '@candor/domain/rules/random-from';
import { expect, test } from 'vitest';
import { candidatesCsv } from './csv';
import { writePosting } from './posting';
import { writeResumes } from './resume';

test('the same seed writes the same texts', () => {
  expect(writeResumes(randomFrom(5), 3)).toEqual(writeResumes(randomFrom(5), 3));
  expect(writePosting(randomFrom(5))).toBe(writePosting(randomFrom(5)));
});

test('no two of a thousand resumes have one text', () => {
  const texts = writeResumes(randomFrom(1), 1_000).map(({ text }) => text);
  expect(new Set(texts).size).toBe(1_000);
});

test('the CSV has a line of columns and quotes what has line ends', () => {
  const [resume] = writeResumes(randomFrom(1), 1);
  const csv = candidatesCsv(resume ? [resume] : []);
  expect(csv.startsWith('candidate_name,email,candidate_text\r\n')).toBe(true);
  expect(csv).toContain(`"${resume?.text}"`);
});

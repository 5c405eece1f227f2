import { expect, test } from 'vitest';
import { isTextFile, jobFileProblem, readTextFile } from './read-job-file';

test('HTML keeps its lines and loses its markup', async () => {
  const html =
    '<title>x</title><style>p{}</style><h1>Night porter</h1><ul><li>Keys</li><li>Four nights</li></ul>';
  expect(await readTextFile(new File([html], 'job.html'))).toBe('Night porter\nKeys\nFour nights');
});

test('text keeps its lines whatever system wrote it', async () => {
  expect(await readTextFile(new File(['Night porter\r\nKeys'], 'job.txt'))).toBe(
    'Night porter\nKeys',
  );
});

test.each([
  ['job.txt', true],
  ['JOB.MD', true],
  ['job.html', true],
  ['job.htm', true],
  ['job.pdf', false],
  ['job.docx', false],
  ['txt', false],
])('%s is read in the browser: %s', (name, expected) => {
  expect(isTextFile(name)).toBe(expected);
});

test('files unknown to any reader, and those too large for theirs, are refused', () => {
  const file = (name: string, megabytes: number) =>
    new File(['x'.repeat(megabytes * 1024 * 1024 + 1)], name);
  expect(jobFileProblem(file('job.pages', 0))).toMatch(/^File type must be one of: \.pdf/);
  expect(jobFileProblem(file('job.txt', 5))).toBe('File size must be less than 5MB');
  expect(jobFileProblem(file('job.pdf', 5))).toBeNull();
  expect(jobFileProblem(file('job.pdf', 10))).toBe('File size must be less than 10MB');
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isJobFile, readJobFile } from './read-job-file';

test('HTML keeps its lines and loses its markup', async () => {
  const html =
    '<title>x</title><style>p{}</style><h1>Night porter</h1><ul><li>Keys</li><li>Four nights</li></ul>';
  expect(await readJobFile(new File([html], 'job.html'))).toBe('Night porter\nKeys\nFour nights');
});

test('text keeps its lines whatever system wrote it', async () => {
  expect(await readJobFile(new File(['Night porter\r\nKeys'], 'job.txt'))).toBe(
    'Night porter\nKeys',
  );
});

test.each([
  ['job.txt', true],
  ['JOB.MD', true],
  ['job.html', true],
  ['job.pdf', false],
  ['job.docx', false],
])('%s is a job file: %s', (name, expected) => {
  expect(isJobFile(name)).toBe(expected);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Run, runCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { csvOf, JOB, pdfOf, STRONG, WEAK, zipOf } from '../testing/samples';
import { tempFolder } from '../testing/temp-folder';

type Report = {
  engine_version: string;
  job: { title: string; requirements: { weight: number }[] };
  candidates: {
    rank: number;
    name: string;
    file: string;
    match_score: number;
    match_results: { overall_score: number };
  }[];
  unreadable: { file: string; cause: string }[];
};

function argsIn(folder: string, candidates: string, ...more: string[]): string[] {
  const at = (name: string): string => join(folder, name);
  return ['match', '--job', at('job.txt'), '--candidates', at(candidates), ...more];
}

function matchIn(folder: string, candidates: string, ...more: string[]): Promise<Run> {
  return runHere(argsIn(folder, candidates, ...more));
}

function parsed(run: Run): Report {
  return JSON.parse(run.output) as Report;
}

test('a folder is read with its subfolders and ranked, and unreadable files are reported', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    'people/weak.txt': WEAK,
    'people/deep/strong.pdf': await pdfOf(STRONG),
    'people/photo.png': 'not a document',
    'people/.hidden.txt': STRONG,
  });
  const run = await runCandor(argsIn(folder, 'people', '--format', 'json'));
  const report = parsed(run);

  expect(run.code).toBe(0);
  expect(report.job.title).toBe('Backend Developer');
  const weights = report.job.requirements.map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100);
  expect(report.candidates).toMatchObject([
    { rank: 1, name: 'Adira Corvane', file: join('deep', 'strong.pdf') },
    { rank: 2, name: 'Bram Dunmere', file: 'weak.txt' },
  ]);
  for (const { match_score, match_results } of report.candidates) {
    expect(match_score).toBe(match_results.overall_score);
  }
  expect(report.unreadable).toEqual([{ file: 'photo.png', cause: expect.any(String) }]);
});

test('the rows of a CSV are candidates under their given names', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    'people.csv': csvOf([
      [WEAK, 'First In File'],
      [STRONG, 'Second In File'],
      ['', 'Nobody'],
    ]),
  });
  const report = parsed(await matchIn(folder, 'people.csv', '--format', 'json'));
  expect(report.candidates.map(({ name }) => name)).toEqual(['Second In File', 'First In File']);
  expect(report.unreadable).toHaveLength(1);
});

test('candidates of one score share a rank, and the next is left out', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    'people.csv': csvOf([
      [WEAK, 'Behind Both'],
      [STRONG, 'First In File'],
      [STRONG, 'Second In File'],
    ]),
  });
  const report = parsed(await matchIn(folder, 'people.csv', '--format', 'json'));
  expect(report.candidates).toMatchObject([
    { rank: 1, name: 'First In File' },
    { rank: 1, name: 'Second In File' },
    { rank: 3, name: 'Behind Both' },
  ]);
});

test('the files of a ZIP are candidates, those in a CSV of it too', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    'people.zip': await zipOf({
      'a/strong.pdf': await pdfOf(STRONG),
      'rows.csv': csvOf([[WEAK, 'From A Row']]),
      'inner.zip': 'PK',
    }),
  });
  const report = parsed(await matchIn(folder, 'people.zip', '--format', 'json'));
  expect(report.candidates).toMatchObject([{ file: 'a/strong.pdf' }, { name: 'From A Row' }]);
  expect(report.unreadable).toMatchObject([{ file: 'inner.zip' }]);
});

test('the job in the folder of the candidates is no candidate', async () => {
  const folder = await tempFolder({ 'job.txt': JOB, 'strong.txt': STRONG });
  const report = parsed(await matchIn(folder, '.', '--format', 'json'));
  expect(report.candidates.map(({ file }) => file)).toEqual(['strong.txt']);
});

test('the table keeps to its width and ends with what was not scored', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    [`people/${'long-name-'.repeat(12)}.txt`]: STRONG,
    'people/empty.txt': '',
  });
  const { output, messages } = await matchIn(folder, 'people');
  const lines = output.split('\n');
  const longest = Math.max(...lines.map((line) => [...line].length));
  expect(longest).toBeLessThanOrEqual(120);
  expect(output).toContain('Adira Corvane');
  expect(output.slice(output.indexOf('Not scored:'))).toContain('empty.txt');
  expect(output).not.toContain('\x1b');
  expect(messages).toContain('1 scored, 1 could not be scored');
});

test('the CSV has a line for every candidate and every unreadable file', async () => {
  const folder = await tempFolder({
    'job.txt': JOB,
    'people/a.txt': STRONG,
    'people/=b.txt': '',
  });
  const { output } = await matchIn(folder, 'people', '--format', 'csv');
  const lines = output.trimEnd().split('\r\n');
  expect(lines).toEqual([
    'rank,name,file,match_score,tier,strengths,gaps,cause',
    expect.stringMatching(/^1,Adira Corvane,a\.txt,\d+,/),
    expect.stringMatching(/^,,'=b\.txt,,,,,./),
  ]);
});

test('the exit code is 1 when nothing was scored', async () => {
  const folder = await tempFolder({ 'job.txt': JOB, 'people/empty.txt': '' });
  const run = await matchIn(folder, 'people', '--format', 'json');
  expect(run.code).toBe(1);
  expect(parsed(run).unreadable).toHaveLength(1);
});

test('a job that cannot be read ends with the cause and without output', async () => {
  const folder = await tempFolder({ 'strong.txt': STRONG });
  const { code, output, messages } = await matchIn(folder, 'strong.txt');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(messages).toMatch(/^candor: .*job\.txt: There is no such file\.\n$/);
});

test('a CSV without its column ends with the cause', async () => {
  const folder = await tempFolder({ 'job.txt': JOB, 'people.csv': 'name,cv\nx,y\n' });
  const { code, messages } = await matchIn(folder, 'people.csv');
  expect(code).toBe(1);
  expect(messages).toContain('candidate_text');
});

test('the same month as the present gives the same report', async () => {
  const folder = await tempFolder({ 'job.txt': JOB, 'strong.txt': STRONG });
  const again = ['--format', 'json', '--as-of', '2026-01'];
  const first = await matchIn(folder, 'strong.txt', ...again);
  const second = await matchIn(folder, 'strong.txt', ...again);
  expect(second.output).toBe(first.output);
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import { expect, test } from 'vitest';
import { jsonLines, runCandor, toJsonLines } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { pdfOf, STRONG, WEAK } from '../testing/samples';
import { tempFolder } from '../testing/temp-folder';

test('named files come out in order, each with its text and contact details', async () => {
  const folder = await tempFolder({ 'b.pdf': await pdfOf(STRONG), 'a.txt': WEAK });
  const { output, code } = await runCandor(['extract', 'b.pdf', 'a.txt'], { cwd: folder });
  expect(code).toBe(0);
  expect(jsonLines(output)).toEqual([
    {
      file: 'b.pdf',
      text: expect.stringContaining('Designed the PostgreSQL schema'),
      name: 'Adira Corvane',
      email: 'adira.corvane@example.org',
      phone: expect.stringContaining('555'),
      quality: { grade: 'good', concerns: [] },
      problems: [],
    },
    {
      file: 'a.txt',
      text: expect.stringContaining('Pastry Chef'),
      name: 'Bram Dunmere',
      email: 'bram.dunmere@example.org',
      phone: null,
      quality: { grade: 'good', concerns: [] },
      problems: [],
    },
  ]);
});

test('a file that cannot be read has no text and a problem, and the others are read', async () => {
  const folder = await tempFolder({
    'broken.pdf': '%PDF-1.7 and then nothing',
    'good.txt': STRONG,
  });
  const [broken, gone, good] = ['broken.pdf', 'gone.txt', 'good.txt'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const { output, code } = await runHere(['extract', broken, gone, good]);
  expect(code).toBe(0);
  const problems = [{ code: expect.any(String), message: expect.any(String) }];
  const nothing = { text: null, name: null, email: null, phone: null, problems };
  expect(jsonLines(output)).toMatchObject([
    { file: broken, ...nothing },
    { file: gone, ...nothing },
    { file: good, problems: [] },
  ]);
});

test('the exit code is 1 when nothing could be read', async () => {
  const folder = await tempFolder();
  const { code } = await runHere(['extract', join(folder, 'gone.pdf')]);
  expect(code).toBe(1);
});

test('without files, lines of id and path are answered with the id in place of the file', async () => {
  const folder = await tempFolder({ 'a.txt': STRONG });
  const [read, gone] = [join(folder, 'a.txt'), join(folder, 'gone.txt')];
  const { output, code } = await runHere(['extract'], {
    input: toJsonLines([{ id: 'one', path: read }, { id: 'two' }, { id: 3, path: gone }]),
  });
  expect(code).toBe(0);
  expect(jsonLines(output)).toEqual([
    {
      id: 'one',
      text: expect.any(String),
      name: 'Adira Corvane',
      email: 'adira.corvane@example.org',
      phone: expect.any(String),
      quality: { grade: 'good', concerns: [] },
      problems: [],
    },
    { id: 'two', error: '"path" must be a string.' },
    {
      id: 3,
      text: null,
      name: null,
      email: null,
      phone: null,
      quality: null,
      problems: [{ code: 'not_readable', message: 'There is no such file.' }],
    },
  ]);
});

test('a folder read as before is the same, and a reading that got worse ends with 1', async () => {
  const folder = await tempFolder({
    'resumes/a.txt': STRONG,
    'resumes/in/b.pdf': await pdfOf(WEAK),
  });
  const [resumes, before] = [join(folder, 'resumes'), join(folder, 'before.jsonl')];
  const run = (...args: string[]) => runHere(['extract', resumes, ...args]);
  expect(await run('--save', before)).toMatchObject({ code: 0, output: '' });
  const same = await run('--against', before);
  expect(same.output).toContain('2 files: 2 the same, 0 not, 0 of them worse');
  expect(same.code).toBe(0);

  await writeFile(join(resumes, 'a.txt'), STRONG.slice(0, STRONG.length / 2));
  await writeFile(join(resumes, 'in/b.pdf'), '%PDF-1.7 and then nothing');
  const worse = await run('--against', before, '--limit', '5');
  expect(worse.code).toBe(1);
  expect(worse.output).toMatch(/WORSE {2}a\.txt: \d+\.\d% of its words lost/);
  expect(worse.output).toContain('WORSE  in/b.pdf: not read any more (damaged)');
});

test('a file that is too large is part of a snapshot like any other that cannot be read', async () => {
  const folder = await tempFolder({
    'resumes/a.pdf': Buffer.alloc(DEFAULT_LIMITS.maxBytes + 1),
    'resumes/b.txt': STRONG,
  });
  const before = join(folder, 'before.jsonl');
  const saving = await runHere(['extract', join(folder, 'resumes'), '--save', before]);
  expect(saving).toMatchObject({ code: 0 });
  const saved = await readFile(before, 'utf8');
  // A line for each: as one text, those of a large folder would be too long.
  expect(
    saved
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { version: 2 },
    { file: 'a.pdf', problem: 'too_large' },
    { file: 'b.txt', problem: null },
  ]);
});

test('something else than a snapshot is refused in one sentence', async () => {
  const folder = await tempFolder({ 'resumes/a.txt': STRONG, 'other.json': '{}' });
  const args = [join(folder, 'resumes'), '--against', join(folder, 'other.json')];
  const { code, messages } = await runHere(['extract', ...args]);
  expect(code).toBe(1);
  expect(messages).toContain('other.json: This is not a snapshot of this version.');
});

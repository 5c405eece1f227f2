import { expect, test } from 'vitest';
import { scoringTerms } from './account-terms';
import { compiledJob } from './compiled-job';

const JOB = 'Net Maker\n\nWe need experience with kelp farming and with TypeScript.';
const now = new Date();
const KELP = {
  id: 'kelp',
  userId: 'somebody',
  name: 'Kelp farming',
  nameKey: 'kelp farming',
  kind: 'skill',
  aliases: [],
  broader: [],
  related: [],
  context: [],
  createdAt: now,
  updatedAt: now,
};

const namesIn = (job: ReturnType<typeof compiledJob>) =>
  job.reading.requirements.map(({ text }) => text.toLowerCase());

test('a job is made ready once for everybody who reads it alike', () => {
  expect(compiledJob(JOB, null)).toBe(compiledJob(JOB, null));
  expect(compiledJob(`${JOB} Or Rust.`, null)).not.toBe(compiledJob(JOB, null));
});

test('whoever taught a term reads the same job with it, and nobody else does', () => {
  const plain = compiledJob(JOB, null);
  const taught = compiledJob(JOB, scoringTerms([KELP]));
  expect(namesIn(taught)).toContain('kelp farming');
  expect(namesIn(plain)).not.toContain('kelp farming');
  expect(compiledJob(JOB, null)).toBe(plain);
});

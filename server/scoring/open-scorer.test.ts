import { compileJob } from '@candor/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScorer, threadEntry } from './open-scorer';
import { scoreTexts } from './score-texts';
import type { Scorer, ScoringTask } from './scorer';

const SOURCE = new URL('./open-scorer.ts', import.meta.url).href;

const JOB = `Backend Developer
Requirements
- 5+ years of experience with Java
- PostgreSQL`;

const text = (content: string) => ({ text: content, hiddenSpans: [], truncated: false });

const STRONG = text(
  'Backend Developer\nExperience\nBackend Developer, 2015 - 2024\nJava, PostgreSQL',
);
const WEAK = text('Florist\nExperience\nFlorist, 2019 - 2024\nBouquets and weddings');

const task: ScoringTask = {
  job: {
    jobText: JOB,
    asOf: { year: 2026, month: 1 },
    requirements: compileJob(JOB).reading.requirements,
    engineVersion: 'before',
    rubric: null,
    terms: null,
    semanticModel: null,
  },
  texts: [WEAK, STRONG, text('  '), WEAK],
};

let scorer: Scorer;
beforeAll(() => {
  scorer = openScorer({ taxonomyFile: null });
});
afterAll(() => scorer.close());

test('threads return what the engine returns here, in the order of the texts', async () => {
  const answers = await scorer.score(task);
  expect(answers).toEqual(scoreTexts(task));
  const [weak, strong, empty, twin] = answers;
  expect(strong?.scoring?.score).toBeGreaterThan(weak?.scoring?.score ?? 100);
  expect(empty?.scoring).toBeNull();
  expect(twin).toEqual(weak);
});

test('tasks that come together are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => scorer.score(task)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('from a bundle, a thread is the bundle beside it and needs no loader', () => {
  expect(threadEntry('file:///srv/dist/server.mjs')).toEqual({
    filename: '/srv/dist/score-texts.mjs',
    execArgv: [],
  });
});

test('from source, a thread runs the TypeScript file through tsx', () => {
  const { filename, execArgv } = threadEntry(SOURCE, '');
  expect(filename).toMatch(/score-texts\.ts$/);
  expect(execArgv).toContain('--import');
});

test('from source with bundles, a thread runs the one among them', () => {
  expect(threadEntry(SOURCE, '/srv/dist')).toEqual({
    filename: '/srv/dist/score-texts.mjs',
    execArgv: [],
  });
});

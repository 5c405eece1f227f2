import { expect, test } from 'vitest';
import { match } from '../explain/match';
import { compileJob } from './compile-job';
import { score } from './score';

const AS_OF = { year: 2026, month: 1 };
const JOB = compileJob(`Glockenspiel Tuner

Requirements:
- Tunes concert instruments by ear
- Keeps a workshop in order
`);
const scoreOf = (text: string): number => score(JOB, { text }, AS_OF) ?? -1;

test('a job unknown to the map is matched by the words of its title', () => {
  expect(JOB.families.named).toBe(0);
  expect(JOB.reading.requirements[0]?.text).toBe('Has worked under a title like this one');
});

test('somebody who held the title is above somebody who held half of it, and both above somebody who held neither', () => {
  const held = scoreOf('Experience\nGlockenspiel Tuner, 2018 - 2024\nWorked in the north hall');
  const half = scoreOf('Experience\nGlockenspiel Packer, 2018 - 2024\nWorked in the north hall');
  const neither = scoreOf('Experience\nLorry Packer, 2018 - 2024\nWorked in the north hall');
  expect(held).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(neither);
});

test('a title counts without a date, but less', () => {
  const dated = scoreOf('Experience\nGlockenspiel Tuner, 2018 - 2024\nWorked in the north hall');
  const bare = scoreOf('Experience\nGlockenspiel Tuner\nWorked in the north hall');
  expect(dated).toBeGreaterThan(bare);
  expect(bare).toBeGreaterThan(scoreOf('Experience\nWorked in the north hall'));
});

test('the line where the title stands is its evidence', () => {
  const text = 'Experience\nGlockenspiel Tuner, 2018 - 2024\nWorked in the north hall';
  const role = match(JOB, { text }, AS_OF).requirements[0];
  expect(role?.evidence[0]?.quote).toContain('Glockenspiel Tuner');
});

test('a word of the title matches its short and its full form', () => {
  const job = compileJob(`Glockenspiel Representative

Requirements:
- Shows concert instruments by ear
- Keeps a workshop in order
`);
  expect(job.families.named).toBe(0);
  const as = (title: string): number | undefined =>
    match(job, { text: `Experience\n${title}, 2018 - 2024\nWorked in the hall` }, AS_OF)
      .requirements[0]?.strength;
  expect(as('Glockenspiel Rep')).toBe(as('Glockenspiel Representative'));
  expect(as('Glockenspiel Rep')).toBeGreaterThan(as('Glockenspiel Porter') ?? 1);
});

test('somebody who held the title under a synonym is above somebody who held half of it', () => {
  const job = compileJob(`Glockenspiel Sourcing

Requirements:
- Keeps a workshop in order
`);
  const pointsOf = (title: string) =>
    score(job, { text: `Experience\n${title}, 2018 - 2024\nWorked in the north hall` }, AS_OF) ??
    -1;
  expect(pointsOf('Glockenspiel Purchasing')).toBeGreaterThan(pointsOf('Glockenspiel Carrying'));
});

import { compileJob, match } from '@candor/engine';
import { expect, test } from 'vitest';
import { compareMatches, type Reading } from './compare-matches';

const job = compileJob(`Backend Developer
Requirements
- 5+ years of experience with Java
- PostgreSQL
Nice to have
- Terraform`);

const TEXT = `Backend Developer

Experience
Backend Developer, Harbour Payments, 2016 - 2024
- Built booking services in Java on PostgreSQL.`;

function reading(text = TEXT, engineVersion?: string): Reading {
  const found = match(job, { text }, { year: 2026, month: 1 });
  return {
    score: found.overall_score,
    match: { ...found, engine_version: engineVersion ?? found.engine_version },
    textHash: text,
  };
}

const words = { byMeaning: false };

test('the same reading is equal, with neither reasons nor lines', () => {
  expect(compareMatches(reading(), reading(), words)).toEqual({
    outcome: 'equal',
    reasons: [],
    changed: [],
  });
});

test('one quote at another place is a difference, even if the score is the same', () => {
  const moved = reading(`\n${TEXT}`);
  expect(moved.score).toBe(reading().score);
  const { outcome, changed } = compareMatches(reading(), moved, words);
  expect(outcome).toBe('differs');
  expect(changed.map(({ stored, replayed }) => [stored?.points, replayed?.points])).toContainEqual([
    changed[0]?.stored?.points,
    changed[0]?.stored?.points,
  ]);
});

test('a text other than the one that was scored is named as the reason', () => {
  const other = compareMatches(reading(), reading(TEXT.replace('Java', 'Cobol')), words);
  expect(other.reasons).toEqual(['text']);
  expect(other.changed.map(({ text }) => text).join()).toMatch(/Java/);
});

test.each([
  ['1.14.0', '1.15.0', ['engine']],
  ['1.14.0+map.aa11', '1.14.0+map.bb22.terms.cc', ['taxonomy']],
  ['1.14.0', '1.14.0+map.bb22', ['taxonomy']],
  ['1.14.0', '1.14.0', ['unexplained']],
])('from %s to %s the reason is %s', (before, after, reasons) => {
  const stored = { ...reading(TEXT, before), score: 12 };
  expect(compareMatches(stored, reading(TEXT, after), words)).toMatchObject({
    outcome: 'differs',
    reasons,
    changed: [],
  });
});

test('if meaning contributes to the score, its model may be the reason', () => {
  const stored = { ...reading(), score: 12 };
  expect(compareMatches(stored, reading(), { byMeaning: true }).reasons).toEqual(['meaning']);
});

test('a requirement that only one of two readings of the job has appears on its side alone', () => {
  const stored = reading();
  const [first, ...others] = stored.match?.requirements ?? [];
  if (!first || !stored.match) throw new Error('The job was not read');
  const renamed = { ...first, text: 'Something else' };
  const replayed = { ...stored, match: { ...stored.match, requirements: [renamed, ...others] } };
  const outcome = { points: first.points, verdict: first.verdict };
  expect(compareMatches(stored, replayed, words).changed).toEqual([
    { requirement_id: first.id, text: first.text, stored: outcome, replayed: null },
    { requirement_id: first.id, text: 'Something else', stored: null, replayed: outcome },
  ]);
});

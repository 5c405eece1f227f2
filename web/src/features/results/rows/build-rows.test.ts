import { expect, test } from 'vitest';
import { anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from './build-rows';

const requirements = [
  aRequirement('spare', { importance: 'nice' }),
  aRequirement('keys'),
  aRequirement('nights'),
];

function withVerdicts(verdicts: Record<string, 'met' | 'partial' | 'unmet'>) {
  const outcomes = Object.entries(verdicts).map(([id, verdict]) => ({ id, verdict, strength: 1 }));
  return anItem(1, 75, { match_outcomes: outcomes });
}

test('must-haves come first and only fully met ones count as met', () => {
  const rows = buildRows(
    [withVerdicts({ spare: 'met', keys: 'met', nights: 'partial' })],
    requirements,
  );
  expect(rows.requirements.map(({ label, id }) => `${label} ${id}`)).toEqual([
    'R1 keys',
    'R2 nights',
    'R3 spare',
  ]);
  expect(rows.scored[0]).toMatchObject({
    verdicts: ['met', 'partial', 'met'],
    mustMet: 1,
    mustTotal: 2,
  });
});

test('a requirement that the response does not mention is unclear, not unmet', () => {
  expect(buildRows([withVerdicts({})], requirements).scored[0]?.verdicts).toEqual([
    'unclear',
    'unclear',
    'unclear',
  ]);
});

test('unreadable documents are separate, with their cause, and in no ranking', () => {
  const rows = buildRows([anItem(1, 60), anItem(2, null)], []);
  expect(rows.scored).toHaveLength(1);
  expect(rows.unread).toEqual([
    {
      id: 'person-0002',
      name: 'file-2.pdf',
      cause: 'The file holds pictures, no text.',
      ordinal: 2,
    },
  ]);
});

test('people skipped by a cancelled batch are separate from both', () => {
  const cancelled = { error: 'Processing was cancelled', error_code: 'cancelled' as const };
  const rows = buildRows([anItem(1, 60), anItem(2, null), anItem(3, null, cancelled)], []);
  expect(rows.unread.map(({ ordinal }) => ordinal)).toEqual([2]);
  expect(rows.cancelled.map(({ name }) => name)).toEqual(['file-3.pdf']);
});

test('an unreadable row of a table is called by the person it names', () => {
  const row = { candidate_name: 'Kim Loess', original_filename: 'people.csv' };
  expect(buildRows([anItem(2, null, row)], []).unread[0]?.name).toBe('Kim Loess');
});

test('a zero is a score', () => {
  expect(buildRows([anItem(1, 0)], []).scored[0]).toMatchObject({ score: 0, tier: 'poor' });
});

test('somebody without a name is called by the file, otherwise by the position in the source', () => {
  const unnamed = anItem(4, 50, { candidate_name: ' ' });
  const bare = anItem(5, 50, { candidate_name: null, original_filename: null });
  expect(buildRows([unnamed, bare], []).scored.map((row) => row.name)).toEqual([
    'file-4.pdf',
    'Candidate 5',
  ]);
});

test('a file is called without the folders that it lay in', () => {
  const path = { candidate_name: null, original_filename: 'applications/2026/kim-loess.pdf' };
  expect(buildRows([anItem(6, 50, path)], []).scored[0]?.name).toBe('kim-loess.pdf');
});

import { describe, expect, test } from 'vitest';
import { formatDate } from '../../ui/format';
import {
  beforeText,
  durationText,
  scarceFinding,
  skillFinding,
  sourceFinding,
  tierFinding,
  trendFinding,
  widestFirst,
} from './meta-words';
import { theMetrics } from './testing/meta-samples';
import { runsOfWeeks } from './week-runs';

const week = (day: string, median: number) => ({ week: day, median, low: 40, high: 70, n: 9 });

describe('the course of the scores in one sentence', () => {
  const first = week('2026-02-02', 57.4);
  const since = `since the week of ${formatDate('2026-02-02')}`;

  test.each([
    ['has risen', week('2026-02-16', 61), `rose from 57 to 61 ${since}`],
    ['has fallen', week('2026-02-16', 50), `fell from 57 to 50 ${since}`],
    ['is the same', week('2026-02-16', 57), 'is 57, as in the week of'],
  ])('when it %s', (_, last, words) => {
    expect(trendFinding([first, last])).toContain(words);
  });

  test('with one week, and with none', () => {
    expect(trendFinding([first])).toContain('the middle score was 57');
    expect(trendFinding([])).toBe('No week has enough people yet');
  });
});

test('a missing week parts the line', () => {
  const [one, two, four] = [week('2026-02-02', 1), week('2026-02-09', 2), week('2026-02-23', 4)];
  expect(runsOfWeeks([one, two, four])).toEqual([[one, two], [four]]);
});

test('the tiers are told by how many matches are good', () => {
  expect(tierFinding({ excellent: 4, good: 8, fair: 20, poor: 8 })).toBe(
    '12 of 40 people are good or excellent matches',
  );
  expect(tierFinding({ excellent: 1, good: 0, fair: 9, poor: 0 })).toBe(
    '1 of 10 people is a good or excellent match',
  );
});

test('skills are told by the one that is shortest, unless none is short', () => {
  const { skill_gaps = [] } = theMetrics();
  expect(skillFinding(skill_gaps)).toBe(
    '“Airflow” is asked for in 2 jobs and shown by 2 of 40 people',
  );
  expect(skillFinding(skill_gaps.slice(0, 1))).toContain('at least half');
  expect(skillFinding([])).toBe('No skill was asked of enough people yet');
});

test('must-haves are told by how many are scarce', () => {
  const { scarce_requirements = [] } = theMetrics();
  expect(scarceFinding(scarce_requirements)).toBe(
    '1 must-have is scarce: fewer than half of the people show it',
  );
  expect(scarceFinding([])).toContain('At least half');
});

describe('sources', () => {
  const from = (input_type: 'csv_file' | 'zip_file', average: number | null, half = 5) => ({
    input_type,
    candidates: 30,
    average_score: average,
    could_not_read: 0,
    average_interval: average === null ? null : { low: average - half, high: average + half },
  });
  const found = (...sources: ReturnType<typeof from>[]) =>
    sourceFinding(sources, (type) => ({ csv_file: 'CSV', zip_file: 'ZIP' })[String(type)] ?? '');

  test('are distinguished if their intervals do not overlap', () => {
    expect(found(from('csv_file', 50), from('zip_file', 61))).toBe(
      'People from ZIP score higher than people from CSV',
    );
  });

  test('show no clear difference where their intervals meet', () => {
    expect(found(from('csv_file', 50), from('zip_file', 60))).toBe(
      'No clear difference between the sources',
    );
  });

  test('are not compared where only one has an average', () => {
    expect(found(from('csv_file', 50), from('zip_file', null))).toBe('Where people came from');
  });
});

test('a figure names the one before with the people it rests on', () => {
  const before = { name: 'Average score', own: 61, value: 57, n: 120 };
  expect(beforeText(before, '30')).toBe('was 57 in the 30 days before, n = 120');
});

test.each([
  [0, 'a second'],
  [40, '40 s'],
  [125, '2 min 5 s'],
  [3_600, '1 h'],
  [7_800, '2 h 10 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});

test('skills stand in the order of their gap, the more wanted one first where two are equal', () => {
  const gap = (skill: string, demand: number, supply: number) => ({ skill, demand, supply, n: 40 });
  const gaps = [gap('Airflow', 2, 20), gap('Kafka', 1, 4), gap('Rust', 3, 4), gap('SQL', 5, 36)];
  expect(widestFirst(gaps).map(({ skill }) => skill)).toEqual(['Rust', 'Kafka', 'Airflow', 'SQL']);
});

import { describe, expect, test } from 'vitest';
import type { RequirementFigure } from '../requirement-figures';
import type { ScoreFigures, SourceFigures } from '../store-scores';
import { bestSource } from './best-source';
import { couldNotRead } from './could-not-read';
import { quotaPace } from './quota-pace';
import { scarceMust } from './scarce-must';
import { scoreShift } from './score-shift';
import { shareInterval } from './share-interval';
import { skillRank } from './skill-rank';
import { waitingDecisions } from './waiting-decisions';

const scores = (people: number, more: Partial<ScoreFigures> = {}): ScoreFigures => ({
  jobs: 1,
  people,
  average: 60,
  median: 60,
  top: 90,
  excellent: 0,
  good: 0,
  fair: people,
  poor: 0,
  couldNotRead: 0,
  commonestProblem: null,
  unreadIn: null,
  ...more,
});

const asked = (text: string, met: number, must = true): RequirementFigure => ({
  text,
  kind: 'skill',
  must,
  jobs: 3,
  jobIds: ['batch-0002', 'batch-0001'],
  met,
  partial: 0,
  unmet: 40 - met,
  unclear: 0,
  n: 40,
});

describe('the scarcest must-have', () => {
  test('is the one that the fewest people show', () => {
    const found = scarceMust([asked('Kafka', 12), asked('Airflow', 2), asked('Rust', 0, false)]);
    expect(found?.claim).toBe('Of all must-haves, “Airflow” is shown by the fewest: 2 of 40.');
    expect(found).toMatchObject({ n: 40, confidence: 'medium' });
    expect(found?.links?.[0]?.path).toBe('/analytics?batchId=batch-0002');
  });

  test('is silent if half of the people show each of them', () => {
    expect(scarceMust([asked('Kafka', 20)])).toBeNull();
  });
});

describe('a shift of the scores', () => {
  test('is told with the range before', () => {
    const found = scoreShift(scores(120, { median: 66.4 }), scores(40, { median: 60 }), 30);
    expect(found?.claim).toBe('The middle score rose from 60 to 66.');
    expect(found).toMatchObject({ n: 40, confidence: 'medium' });
  });

  test.each([
    ['too few people before', scores(120, { median: 80 }), scores(19)],
    ['too small a shift', scores(120, { median: 64 }), scores(40)],
    ['nobody before', scores(120), scores(0, { median: null })],
  ])('is not told with %s', (_, now, earlier) => {
    expect(scoreShift(now, earlier, 30)).toBeNull();
  });
});

test('candidates that could not be read are told from one in twenty on, with the commonest cause', () => {
  const lost = { couldNotRead: 5, commonestProblem: 'The file is protected by a password.' };
  expect(couldNotRead(scores(95, lost))).toMatchObject({
    claim: '5 of 100 candidates could not be read, so they have no score.',
    basis: 'Most often: The file is protected by a password.',
  });
  expect(couldNotRead(scores(96, { ...lost, couldNotRead: 4 }))).toBeNull();
});

test('good matches without a decision are told from five on', () => {
  const decided = {
    shortlist: 1,
    maybe: 0,
    setAside: 0,
    jobsWaiting: 2,
    newestWaiting: 'batch-0002',
  };
  const good = scores(30, { good: 6 });
  expect(waitingDecisions({ ...decided, goodAndWaiting: 5 }, good)?.claim).toBe(
    '5 good or excellent matches in 2 jobs have no decision yet.',
  );
  expect(waitingDecisions({ ...decided, goodAndWaiting: 4 }, good)).toBeNull();
});

test('sources are compared where both have enough people and differ enough', () => {
  const from = (type: SourceFigures['type'], people: number, average: number) => ({
    type,
    people,
    average,
    spread: 10,
    couldNotRead: 0,
  });
  const drive = from('google_drive', 30, 71.5);
  expect(bestSource([drive, from('csv_file', 25, 60)])?.claim).toBe(
    'People from Google Drive score 71.5 on average, people from CSV files 60.',
  );
  expect(bestSource([drive, from('csv_file', 19, 60)])).toBeNull();
  expect(bestSource([drive, from('csv_file', 25, 67)])).toBeNull();
  // The intervals overlap.
  expect(bestSource([{ ...drive, spread: 25 }, from('csv_file', 25, 64)])).toBeNull();
  expect(bestSource([drive])).toBeNull();
});

describe('the pace of the quota', () => {
  const use = (candidatesUsed: number, candidatesRemaining: number | null) => ({
    candidatesUsed,
    candidatesRemaining,
    periodStart: new Date('2026-03-01T00:00:00.000Z'),
    periodEnd: new Date('2026-03-31T00:00:00.000Z'),
  });
  const tenth = new Date('2026-03-11T00:00:00.000Z');

  test('is reported if the quota ends before its period', () => {
    expect(quotaPace(use(300, 200), tenth)?.claim).toBe(
      'At this pace the quota is used up 13 days before its period ends.',
    );
  });

  test('is silent if it lasts, if nothing limits it, and on the first day', () => {
    expect(quotaPace(use(10, 490), tenth)).toBeNull();
    expect(quotaPace(use(300, null), tenth)).toBeNull();
    expect(quotaPace(use(400, 10), new Date('2026-03-02T00:00:00.000Z'))).toBeNull();
  });
});

describe('how scarce a skill is', () => {
  test('is told among the other skills of the same jobs', () => {
    const kafka = asked('Kafka', 12);
    const found = skillRank(kafka, [kafka, asked('Airflow', 2), asked('Python', 30)]);
    expect(found?.claim).toBe(
      'Of 2 other skills, 1 is shown by a smaller share of people than “Kafka”.',
    );
    expect(skillRank(kafka, [kafka, asked('Go', 13), asked('Python', 30)])?.claim).toMatch(
      /^Of 2 other skills, none is shown/,
    );
    expect(skillRank(kafka, [kafka, asked('Airflow', 2)])).toBeNull();
  });
});

test('the interval of a share is correct for few people and at its ends', () => {
  // As Newcombe (1998), table I, has them.
  expect(shareInterval(81, 263)).toEqual({ low: 26, high: 37 });
  expect(shareInterval(0, 20)).toEqual({ low: 0, high: 16 });
  expect(shareInterval(29, 29)).toEqual({ low: 88, high: 100 });
});

test('every finding about a job leads to one', () => {
  const waiting = { shortlist: 0, maybe: 0, setAside: 0, goodAndWaiting: 6, jobsWaiting: 1 };
  const lost = { couldNotRead: 5, unreadIn: 'batch-0003' };
  const found = [
    waitingDecisions({ ...waiting, newestWaiting: 'batch-0002' }, scores(30, { good: 6 })),
    couldNotRead(scores(20, lost)),
  ];
  expect(found.map((finding) => finding?.links?.map(({ path }) => path))).toEqual([
    ['/analytics?batchId=batch-0002'],
    ['/analytics?batchId=batch-0003'],
  ]);
});

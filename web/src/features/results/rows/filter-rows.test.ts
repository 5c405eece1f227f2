import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples';
import { buildRows } from './build-rows';
import { countShown, countWhileReading, isShown } from './filter-rows';

const rows = buildRows([anItem(1, 90), anItem(2, 70), anItem(3, 40), anItem(4, null)], []);
const judging = {
  decisionOf: (id: string) => (id === 'person-0001' ? ('shortlist' as const) : null),
  isSecondLook: (id: string) => id === 'person-0003',
};
const EVERYTHING = { show: 'all' as const, range: null, search: '' };

const shown = (view: Partial<Parameters<typeof isShown>[1]>) =>
  rows.scored
    .filter((row) => isShown(row, { ...EVERYTHING, ...view }, judging))
    .map((row) => row.ordinal);

test('each chip counts its people, and all includes unreadable documents', () => {
  expect(countShown(rows, judging)).toEqual({
    all: 4,
    to_decide: 2,
    shortlist: 1,
    maybe: 0,
    set_aside: 0,
    second_look: 1,
    unread: 1,
  });
});

test('chip, scores and search narrow together', () => {
  expect(shown({ show: 'to_decide' })).toEqual([2, 3]);
  expect(shown({ show: 'to_decide', range: [50, 100] })).toEqual([2]);
  expect(shown({ search: 'person 3' })).toEqual([3]);
});

test('a range is inclusive at both ends', () => {
  expect(shown({ range: [70, 90] })).toEqual([1, 2]);
});

test('while people are loading the numbers are those of the server and of the decisions', () => {
  const here = {
    all: 100,
    to_decide: 98,
    shortlist: 2,
    maybe: 0,
    set_aside: 0,
    second_look: 0,
    unread: 0,
  };
  const stats = {
    average_score: 50,
    top_score: 90,
    successful_matches: 480,
    failed_matches: 27,
    cancelled_matches: 7,
    tiers: { excellent: 0, good: 0, fair: 0, poor: 480 },
  };
  const decided = { shortlist: 5, maybe: 3, set_aside: 2 };
  expect(countWhileReading(here, { stats }, decided)).toEqual({
    all: 500,
    to_decide: 470,
    shortlist: 5,
    maybe: 3,
    set_aside: 2,
    second_look: null,
    unread: 20,
  });
});

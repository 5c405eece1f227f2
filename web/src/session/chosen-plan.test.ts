import { expect, test } from 'vitest';
import { chosenPlanIn, forgetChosenPlan, keepChosenPlan, readChosenPlan } from './chosen-plan';
import { NO_STORAGE } from './no-storage';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const OFFER = { plan: 'starter', interval: 'year' } as const;

/** A browser that keeps one thing. */
function storageOf(text: string | null = null): Storage {
  let kept = text;
  return {
    ...NO_STORAGE,
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

test.each([
  ['?plan=starter&interval=year', OFFER],
  ['?plan=professional&interval=month&utm=x', { plan: 'professional', interval: 'month' }],
  ['?plan=enterprise&interval=month', null],
  ['?plan=platinum&interval=month', null],
  ['?plan=starter&interval=week', null],
  ['?plan=starter', null],
  ['', null],
])('the address %j names %j', (search, offer) => {
  expect(chosenPlanIn(search)).toEqual(offer);
});

test('a choice is kept for a day, and removed when it is used', () => {
  const storage = storageOf();
  keepChosenPlan(storage, OFFER, NOW);
  expect(readChosenPlan(storage, later(23))).toEqual(OFFER);
  expect(readChosenPlan(storage, later(24))).toBeNull();
  forgetChosenPlan(storage);
  expect(readChosenPlan(storage, NOW)).toBeNull();
});

test.each(['{', 'null', '{"plan":"platinum","interval":"month","until":9e15}'])(
  'what somebody wrote there by hand is no choice: %s',
  (text) => {
    expect(readChosenPlan(storageOf(text), NOW)).toBeNull();
  },
);

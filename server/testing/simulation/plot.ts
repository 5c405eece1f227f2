import type { Random } from '@candor/domain/rules/random-from';
import { between } from '../chaos/between';
import { pick } from './pick';

/** What somebody may do with what is theirs. */
export type Wish = 'submit' | 'match' | 'touch' | 'invite' | 'score' | 'buy';

/** What may come up beside statements. */
export type Event =
  | 'time'
  | 'call'
  | 'keep'
  | 'wake'
  | 'freeze'
  | 'thaw'
  | 'stop'
  | 'pay'
  | 'tell'
  | 'dawn'
  | 'folder';

/** What a seed is about, before anything happens in it. */
export type Plot = {
  /** What has been asked for and answered before anything else, so that there is something to take back. */
  before: readonly Wish[];
  /** What is asked for then, at once. */
  opening: readonly Wish[];
  /** Statements that pass then before anything is disturbed: each seed disturbs another part of such a course. */
  calm: number;
  /** Moves from then on until nothing more is disturbed. */
  moves: number;
  /** Calls in all, at most. */
  calls: number;
  /** One statement in so many breaks or is somebody's last. */
  faultyOneIn: number;
  /** Out of a hundred moves so many are no statement but something that comes up. */
  chances: Readonly<Record<Event, number>>;
  /** Whether the account has the trial and may buy a plan; otherwise a contract. */
  mayBuy: boolean;
  workers: number;
  callers: number;
  /** So many people are one group of a batch. */
  groupOf: number;
  /** Whether the account has a folder whose new people are scored each morning. */
  mornings: boolean;
  /** Whether a worker stands still over its work, before anything else, until others have taken it. */
  takenOver: boolean;
};

/** More than there are in any batch. */
const MANY = 50;

/** One seed in so many is a long story; the others are about one situation each. */
const LONG_ONE_IN = 100;

/** Everything there is, side by side: some of them are calm, some are wild. */
const LONG = { least: 60, most: 400, faultyOneIn: [1_000, 100, 40, 15] } as const;

const SHORT = { least: 6, most: 20, faultyOneIn: [24, 10, 5] } as const;

/** With what short stories begin, and about how many statements it takes until all that follows from it is done. */
const BEGINNINGS: readonly {
  before?: readonly Wish[];
  opening: readonly Wish[];
  course: number;
  takenOver?: true;
  /** Whether a schedule is what asks for work. */
  mornings?: true;
  /** Whether two workers have groups of one batch at the same time. */
  shared?: true;
}[] = [
  { opening: ['submit'], course: 66 },
  { opening: ['submit'], course: 66 },
  { opening: ['submit'], course: 0, takenOver: true },
  { opening: ['submit'], course: 0, takenOver: true },
  { opening: ['submit'], course: 110, shared: true },
  { opening: ['invite'], course: 24 },
  { opening: ['invite', 'invite'], course: 44 },
  { before: ['invite'], opening: ['invite', 'invite'], course: 24 },
  { before: ['submit'], opening: ['touch'], course: 40 },
  { opening: ['match', 'match'], course: 24 },
  { opening: ['score'], course: 40 },
  { opening: ['match', 'invite'], course: 30 },
  { opening: ['buy'], course: 80 },
  { opening: ['buy', 'invite'], course: 80 },
  { opening: [], course: 110, mornings: true },
];

const NEVER = {
  ...{ time: 0, call: 0, keep: 0, wake: 0, freeze: 0, thaw: 0, stop: 0 },
  ...{ pay: 0, tell: 0, dawn: 0, folder: 0 },
};
const AT_STRIPE = { pay: 6, tell: 8 };
const IN_MORNINGS = { call: 10, dawn: 10, folder: 10 };

/** The plot that follows from a seed. */
export function plotOf(random: Random): Plot {
  return between(random, 1, LONG_ONE_IN) === 1 ? longPlot(random) : shortPlot(random);
}

function longPlot(random: Random): Plot {
  const mayBuy = between(random, 1, 2) === 1;
  return {
    before: [],
    opening: [],
    calm: 0,
    moves: between(random, LONG.least, LONG.most),
    calls: Number.POSITIVE_INFINITY,
    faultyOneIn: pick(random, LONG.faultyOneIn),
    chances: {
      ...NEVER,
      time: 4,
      call: 6,
      keep: 5,
      wake: 7,
      freeze: 2,
      thaw: 1,
      stop: 1,
      ...(mayBuy && AT_STRIPE),
    },
    mayBuy,
    workers: 3,
    callers: 3,
    groupOf: pick(random, [1, 2, MANY]),
    mornings: false,
    takenOver: false,
  };
}

function shortPlot(random: Random): Plot {
  const beginning = pick(random, BEGINNINGS);
  const { before = [], opening, course } = beginning;
  const { takenOver = false, shared = false, mornings = false } = beginning;
  const mayBuy = opening.includes('buy');
  return {
    before,
    opening,
    calm: between(random, 0, course),
    moves: between(random, SHORT.least, SHORT.most),
    calls: before.length + opening.length + pick(random, mornings ? [1, 2, 3] : [0, 0, 1]),
    faultyOneIn: pick(random, SHORT.faultyOneIn),
    chances: {
      ...NEVER,
      time: 8,
      call: 4,
      keep: 5,
      wake: 6,
      freeze: 5,
      thaw: 2,
      stop: 2,
      ...(mayBuy && AT_STRIPE),
      ...(mornings && IN_MORNINGS),
    },
    mayBuy,
    mornings,
    workers: takenOver || shared ? 2 : between(random, 1, 2),
    callers: 2,
    groupOf: takenOver || shared ? pick(random, [1, 1, 2]) : pick(random, [2, MANY, MANY]),
    takenOver,
  };
}

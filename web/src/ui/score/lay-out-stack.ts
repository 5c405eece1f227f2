import { type PlacedDot, placeDots, type ScoredDot, scoreDomain } from './place-dots';
import { TIER_WORD, type TierName } from './tier';

export type TierBand = { tier: TierName; from: number; to: number; count: number };

/** The name of a tier under the axis, `down` by that many pixels. */
type PlacedName = { band: TierBand; x: number; down: number };

/** Where everything in a stack of dots is, in pixels. */
export type StackLayout = {
  /** The scores at both ends. */
  low: number;
  high: number;
  /** Where a score is on the axis. */
  scale: (score: number) => number;
  placed: readonly PlacedDot[];
  names: readonly PlacedName[];
  /** How far down the axis is. */
  axis: number;
  height: number;
};

export const RADIUS = 4.5;
export const STEP = 10.5;
/** The room that a tier border opens between two dots. */
export const GAP = 12;
const AXIS = 70;
const MARGIN = 8;
/** Levels above the axis that need no more height. */
const USUAL_LEVELS = 3;
/** Under the axis, for the names of the tiers. */
const FOOT = 30;
/** Where the names of two tiers would touch, the third is a line lower. */
const LINE = 14;
/** The width of a letter of a name, on average, and the least room between two names. */
const LETTER = 6.4;
const BETWEEN = 6;

/** Lays dots out over their scores in a picture of this width. */
export function layOutStack(
  dots: readonly ScoredDot[],
  bands: readonly TierBand[],
  width: number,
): StackLayout {
  const [low, high] = scoreDomain(dots.map((dot) => dot.score));
  const scale = scaleOf(bands, { low, high, width });
  const placed = placeDots(dots, scale, RADIUS * 2 + 1);
  const names = placeNames(bands, { low, scale, width });
  const tallest = Math.max(0, ...placed.map((dot) => dot.level));
  const axis = AXIS + Math.max(0, (tallest - USUAL_LEVELS) * STEP);
  const height = axis + FOOT + Math.max(0, ...names.map(({ down }) => down));
  return { low, high, scale, placed, names, axis, height };
}

/** Each tier border opens a gap, so that no dot is on the line between two names. */
function scaleOf(
  bands: readonly TierBand[],
  { low, high, width }: { low: number; high: number; width: number },
): (score: number) => number {
  const borders = bands.map((band) => band.from).filter((from) => from > low);
  const room = width - 2 * MARGIN - borders.length * GAP;
  return (score) =>
    MARGIN +
    ((score - low) / (high - low)) * room +
    GAP * borders.filter((from) => score >= from).length;
}

function placeNames(
  bands: readonly TierBand[],
  { low, scale, width }: { low: number; scale: (score: number) => number; width: number },
): PlacedName[] {
  const names = bands
    .filter((band) => band.to > low)
    .map((band) => {
      const half = (LETTER * `${TIER_WORD[band.tier]} ${band.count}`.length) / 2;
      const middle = (scale(Math.max(band.from, low)) + scale(band.to)) / 2;
      return { band, half, x: Math.min(middle, width - half) };
    });
  const third = names.find(({ band }) => band.tier === 'good');
  const isTouched = names.some(
    (name) =>
      third && name !== third && Math.abs(name.x - third.x) < name.half + third.half + BETWEEN,
  );
  return names.map((name) => ({
    band: name.band,
    x: name.x,
    down: isTouched && name === third ? LINE : 0,
  }));
}

/** The score whose place is nearest to `x`. */
export function nearestScore({ scale, low, high }: StackLayout, x: number): number {
  let nearest = low;
  for (let score = low; score <= high; score += 1) {
    if (Math.abs(scale(score) - x) < Math.abs(scale(nearest) - x)) nearest = score;
  }
  return nearest;
}

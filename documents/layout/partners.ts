import { firstWhere } from './first-where';
import type { Line } from './lines';
import { most } from './piece';

/** Baselines that differ by less than this share of the size are one row. */
const SAME_ROW = 0.25;

/**
 * Finds the line of another side on the same baseline, the first one where several are. The lines are put in order once:
 * both sides of a hostile page may have a hundred thousand.
 */
export function partnersAmong(others: readonly Line[]): (row: Line) => Line | undefined {
  const downwards = others.map((line, at) => ({ line, at })).sort((a, b) => a.line.y - b.line.y);
  const tallest = most(others, ({ size }) => size);
  return (row) => {
    const reach = SAME_ROW * Math.max(row.size, tallest);
    let found: (typeof downwards)[number] | undefined;
    const highest = row.y - reach;
    for (let next = firstWhere(downwards, ({ line }) => line.y >= highest); ; next++) {
      const other = downwards[next];
      if (!other || other.line.y > row.y + reach) return found?.line;
      const isEarlier = found === undefined || other.at < found.at;
      if (isEarlier && areOneRow(row, other.line)) found = other;
    }
  };
}

/** Whether two lines share a baseline. */
export function areOneRow(row: Line, other: Line): boolean {
  return Math.abs(other.y - row.y) <= SAME_ROW * Math.max(row.size, other.size);
}

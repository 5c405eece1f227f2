import { firstWhere } from './first-where';
import type { Line } from './lines';

/** Baselines that differ by less than this share of the size are one row. */
const SAME_ROW = 0.25;

type Placed = { line: Line; at: number };

/**
 * Finds the line of another side on the same baseline, the first one where several are. The lines are put in order once:
 * both sides of a hostile page may have a hundred thousand.
 */
export function partnersAmong(others: readonly Line[]): (row: Line) => Line | undefined {
  const searches = ofOneSize(others).map(partnersOfOneSize);
  return (row) => {
    const found = searches.flatMap((search) => search(row) ?? []);
    return found.sort((a, b) => a.at - b.at)[0]?.line;
  };
}

/** By size, none twice as large as another: beside one huge line all others would be near to every row. */
function ofOneSize(lines: readonly Line[]): Placed[][] {
  const sizes = new Map<number, Placed[]>();
  for (const [at, line] of lines.entries()) {
    const size = Math.ceil(Math.log2(line.size));
    const same = sizes.get(size);
    if (same) same.push({ line, at });
    else sizes.set(size, [{ line, at }]);
  }
  return [...sizes.values()];
}

function partnersOfOneSize(lines: readonly Placed[]): (row: Line) => Placed | undefined {
  const downwards = [...lines].sort((a, b) => a.line.y - b.line.y);
  const tallest = lines.reduce((size, { line }) => Math.max(size, line.size), 0);
  return (row) => {
    const reach = SAME_ROW * Math.max(row.size, tallest);
    let found: Placed | undefined;
    const highest = row.y - reach;
    for (let next = firstWhere(downwards, ({ line }) => line.y >= highest); ; next++) {
      const other = downwards[next];
      if (!other || other.line.y > row.y + reach) return found;
      const isEarlier = found === undefined || other.at < found.at;
      if (isEarlier && areOneRow(row, other.line)) found = other;
    }
  };
}

/** Whether two lines share a baseline. */
export function areOneRow(row: Line, other: Line): boolean {
  return Math.abs(other.y - row.y) <= SAME_ROW * Math.max(row.size, other.size);
}

import { rankScores } from '@candor/domain/rules/rank-scores';
import type { Row } from './build-rows';

export type RankedRow = Row & { rank: number; tied: boolean };

/** Scores this close do not rank people: a tie. Until measured, the width is three points. */
export const TIE_WIDTH = 3;

/** Ranks people by score. Equal scores share a rank and the next is skipped: 1, 2, 2, 4. */
export function rankRows(rows: readonly Row[]): RankedRow[] {
  const sorted = [...rows].sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  const ranks = rankScores(rows.map(({ score }) => score));
  return sorted.map((row) => {
    const { rank = 0, sharing = 0 } = ranks.get(row.score) ?? {};
    return { ...row, rank, tied: sharing > 1 };
  });
}

/** A person's position in the tie of the open one; null outside it. Only correct while rows are in score order. */
export type TiePlace = 'only' | 'first' | 'middle' | 'last';

/** The bracket next to everybody whose score is within the tie of `openId`, by row id. Empty if nobody else is. */
export function tieBracket(
  rows: readonly RankedRow[],
  openId: string | null,
): Map<string, TiePlace> {
  const open = rows.find((row) => row.id === openId);
  if (!open) return new Map();
  const near = rows.filter((row) => Math.abs(row.score - open.score) <= TIE_WIDTH);
  if (near.length < 2) return new Map();
  return new Map(near.map((row, index) => [row.id, placeOf(index, near.length)]));
}

function placeOf(index: number, length: number): TiePlace {
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'middle';
}

/** Everybody else whose score is too close to rank against the open person, in the given order. */
export function nearRows(rows: readonly RankedRow[], openId: string): RankedRow[] {
  const open = rows.find((row) => row.id === openId);
  if (!open) return [];
  return rows.filter((row) => row.id !== openId && Math.abs(row.score - open.score) <= TIE_WIDTH);
}

import { rankScores } from '@candor/domain/rules/rank-scores';
import type { Row } from './build-rows';

export type RankedRow = Row & { rank: number; tied: boolean };

/** Scores this close do not order people: a tie. Until measured, the width is three points. */
export const TIE_WIDTH = 3;

/** Gives each person a rank by score. Equal scores share one and the next rank is left out: 1, 2, 2, 4. */
export function rankRows(rows: readonly Row[]): RankedRow[] {
  const sorted = [...rows].sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  const ranks = rankScores(rows.map(({ score }) => score));
  return sorted.map((row) => {
    const { rank = 0, sharing = 0 } = ranks.get(row.score) ?? {};
    return { ...row, rank, tied: sharing > 1 };
  });
}

/** Where a person stands in the tie of the open one; null outside of it. Only true while rows are in order of score. */
export type TiePlace = 'only' | 'first' | 'middle' | 'last';

/** The bracket beside everybody whose score is within the tie of `openId`, by row id. Empty when nobody else is. */
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

/** Everybody else whose score is too close to order them against the open person, in the order given. */
export function nearRows(rows: readonly RankedRow[], openId: string): RankedRow[] {
  const open = rows.find((row) => row.id === openId);
  if (!open) return [];
  return rows.filter((row) => row.id !== openId && Math.abs(row.score - open.score) <= TIE_WIDTH);
}

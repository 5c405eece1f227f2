/** The place of a score among others, and how many share it. */
export type ScoreRank = { rank: number; sharing: number };

/** For each score its place from the highest on: equal ones share one and the next is left out, as in 1, 2, 2, 4. */
export function rankScores(scores: readonly number[]): ReadonlyMap<number, ScoreRank> {
  const ranks = new Map<number, ScoreRank>();
  for (const [index, score] of [...scores].sort((a, b) => b - a).entries()) {
    const known = ranks.get(score);
    if (known) known.sharing += 1;
    else ranks.set(score, { rank: index + 1, sharing: 1 });
  }
  return ranks;
}

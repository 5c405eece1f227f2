/** The rank of a score among others, and how many share it. */
export type ScoreRank = { rank: number; sharing: number };

/** The rank of each score from the highest: equal ones share a rank and the next is skipped, as in 1, 2, 2, 4. */
export function rankScores(scores: readonly number[]): ReadonlyMap<number, ScoreRank> {
  const ranks = new Map<number, ScoreRank>();
  for (const [index, score] of [...scores].sort((a, b) => b - a).entries()) {
    const known = ranks.get(score);
    if (known) known.sharing += 1;
    else ranks.set(score, { rank: index + 1, sharing: 1 });
  }
  return ranks;
}

/** Ranks of scores that stand in descending order. Equal scores share one and the next rank is left out: 1, 2, 2, 4. */
export function sharedRanks(scores: readonly number[]): number[] {
  let rank = 0;
  return scores.map((score, index) => {
    if (score !== scores[index - 1]) rank = index + 1;
    return rank;
  });
}

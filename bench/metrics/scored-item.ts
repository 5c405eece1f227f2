/** A candidate as a system scored it, with the grade that people gave: higher is better in both. */
export type ScoredItem = { score: number; grade: number };

/** Items by score, best first, with those of one score in one group: a tie has no order. */
export function tieGroups<T extends ScoredItem>(items: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const item of [...items].sort((a, b) => b.score - a.score)) {
    const group = groups.at(-1);
    if (group?.[0]?.score === item.score) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

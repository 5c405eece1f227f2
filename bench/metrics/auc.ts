import { type ScoredItem, tieGroups } from './scored-item';

/**
 * The probability that an item of at least `highFrom` outscores an item of at most `lowTo`, ties
 * counting one half. Grades between the two are left out.
 *
 * @returns 0 to 1; NaN where one of the two sides is empty.
 */
export function auc(items: readonly ScoredItem[], highFrom: number, lowTo: number): number {
  let high = 0;
  let low = 0;
  let won = 0;
  for (const group of tieGroups(items).reverse()) {
    const highHere = group.filter((item) => item.grade >= highFrom).length;
    const lowHere = group.filter((item) => item.grade <= lowTo).length;
    won += highHere * (low + lowHere / 2);
    high += highHere;
    low += lowHere;
  }
  return high > 0 && low > 0 ? won / (high * low) : Number.NaN;
}

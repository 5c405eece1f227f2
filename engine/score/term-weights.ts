/** The weights of terms by their numbers, and what they add up to. */
export type TermWeights = { readonly weights: Float64Array; readonly sum: number };

/** These weights and their sum. */
export function termWeights(given: readonly number[]): TermWeights {
  let sum = 0;
  for (const weight of given) sum += weight;
  return { weights: Float64Array.from(given), sum };
}

import { randomFrom } from '@candor/domain/rules/random-from';
import { average } from './average';

const ROUNDS = 2_000;
const SEED = 20_260_101;

/** The middle 95 % of what a mean could have been. */
export type Interval = { low: number; high: number };

/**
 * The 95 % interval of a mean by the percentile bootstrap (Efron 1979): the mean of as many values,
 * drawn with putting back, again and again. The same values always give the same interval.
 */
export function meanInterval(values: readonly number[]): Interval {
  const random = randomFrom(SEED);
  const means: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN);
    means.push(average(drawn));
  }
  means.sort((a, b) => a - b);
  const at = (share: number): number => means[Math.floor(share * (ROUNDS - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

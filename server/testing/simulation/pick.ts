import type { Random } from '@candor/domain/rules/random-from';
import { between } from '../chaos/between';

/** One of several, by chance. Throws a RangeError if there is none. */
export function pick<T>(random: Random, among: readonly T[]): T {
  const picked = pickAny(random, among);
  if (picked === undefined) throw new RangeError('There is nothing to choose from.');
  return picked;
}

/** One of several, by chance; undefined if there is none. */
export function pickAny<T>(random: Random, among: readonly T[]): T | undefined {
  return among[between(random, 0, among.length - 1)];
}

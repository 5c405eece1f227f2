import { VARIABLES } from '@candor/server/settings/environment';
import type { Finding } from './check';

/** In a name that is shorter one letter makes another word, such as HOST of HOME: those are never taken for mistyped. */
const SHORTEST = 6;
/** From so many letters on two of them may be wrong. */
const LONG = 10;

/**
 * Variables of the environment that nothing reads and that are nearly named like a setting. An environment is full of what
 * belongs to others, so what is not close to one of ours is passed over.
 */
export function* checkNames(
  environment: Readonly<Record<string, string | undefined>>,
): Generator<Finding> {
  for (const [name, value] of Object.entries(environment)) {
    if (!value?.trim() || VARIABLES.includes(name)) continue;
    const meant = VARIABLES.find((known) => isNearly(name.toUpperCase(), known));
    if (meant === undefined) continue;
    yield {
      status: 'warn',
      subject: 'Configuration',
      found: `${name} is set, and nothing reads it`,
      fix: `If ${meant} was meant, rename it.`,
    };
  }
}

function isNearly(name: string, known: string): boolean {
  if (known.length < SHORTEST) return false;
  return distance(name, known) <= (known.length < LONG ? 1 : 2);
}

/**
 * How many letters were left out, added, changed or swapped with their neighbour (the optimal string alignment distance;
 * Boytsov, 'Indexing methods for approximate dictionary searching', 2011).
 */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        ...[at(last, j) + 1, at(row, j - 1) + 1, changed],
        swapped ? at(before, j - 2) + 1 : changed,
      );
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? 0;

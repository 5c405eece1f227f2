import { type Steps, writeWeight } from '@candor/engine/skills/tagger/weights';
import type { Learnt } from './crf';

const TENTHS = 10;
/** Weights below this say too little to be worth their place. */
const LEAST = 0.1;

/** The weights in tenths as the engine reads them, without the ones that say nothing. */
export function packed(
  learnt: Learnt,
  hashes: readonly number[],
): { entries: string[]; steps: Steps } {
  const entries = hashes
    .map((hash, at) => ({
      hash,
      begins: learnt.begins[at] ?? 0,
      continues: learnt.continues[at] ?? 0,
    }))
    .filter(({ begins, continues }) => Math.max(Math.abs(begins), Math.abs(continues)) >= LEAST)
    .sort((one, other) => one.hash - other.hash)
    .map(({ hash, begins, continues }) => writeWeight(hash, tenths(begins), tenths(continues)));
  const steps = Object.fromEntries(
    Object.entries(learnt.steps).map(([name, weight]) => [name, tenths(weight)]),
  ) as Steps;
  return { entries, steps };
}

function tenths(weight: number): number {
  return Math.round(weight * TENTHS);
}

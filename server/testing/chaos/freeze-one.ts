import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { DEAD_AFTER_SECONDS } from '../../jobs/limits';
import { between } from './between';
import type { Member } from './crew';
import type { Felt } from './felt';
import type { TakeoverWatch } from './watch-takeovers';

/** This multiple of the silence after which a worker is presumed dead: others have long taken over. */
const LEASES = 3;
/** Beyond that, so that it wakes at any moment of what others do. */
const BEYOND_MS = 1_000;

/** Freezes a worker soon after work came and thaws it in the middle of whatever it did, long after others have taken that over. */
export async function freezeOne(
  random: Random,
  { process, beatsAs }: Member,
  watch: TakeoverWatch,
): Promise<Felt> {
  await sleep(between(random, 0, 250));
  process.freeze();
  if (beatsAs !== null) await watch.struck(beatsAs);
  await sleep(LEASES * DEAD_AFTER_SECONDS * 1_000 + between(random, 0, BEYOND_MS));
  process.thaw();
  return { notes: [], broken: [], slow: [] };
}

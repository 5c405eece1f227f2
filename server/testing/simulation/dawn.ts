import type { Random } from '@candor/domain/rules/random-from';
import type { Db } from '../../db/database';
import { MORNINGS_CHORE } from '../../features/batches/chores';
import { askFor } from '../../jobs/ask-for';
import { between } from '../chaos/between';
import type { Cast } from './cast';

const DAY_MS = 86_400_000;
/** So late in its five minutes the clock asks, at most. */
const MOST_LATE_MS = 300_000;

/** Lets the clock pass to the next morning, and has a worker begin it. */
export async function dawn(random: Random, { clock, stage, pass }: Cast): Promise<void> {
  await pass(DAY_MS - (clock.now().getTime() % DAY_MS) + between(random, 0, MOST_LATE_MS));
  await beginMorning(stage.backstage.db);
}

/** Has a worker begin whatever morning has come. */
export async function beginMorning(db: Db): Promise<void> {
  await askFor(db, MORNINGS_CHORE);
}

import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { brokenInvariants } from '../invariants';
import { overspending, watchOverspending } from './overspending';
import { spendAtOnce } from './spend-at-once';

/** Accounts that spend side by side. */
const SIDE_BY_SIDE = 8;

export type QuotaOutcome = {
  /** How often each status was answered. */
  answers: Readonly<Record<number, number>>;
  /** What did not hold, with the seed of its round. */
  broken: string[];
};

/**
 * This many accounts spend everything they have against a running server, some concurrently; after each wave the
 * ledger has to add up, and nobody may have exceeded the limit, not even for a moment. Needs its own database.
 */
export async function spendInRounds(
  db: Db,
  address: string,
  { rounds, seed, onWave }: { rounds: number; seed: number; onWave?: (done: number) => void },
): Promise<QuotaOutcome> {
  const broken: string[] = [];
  const answers: Record<number, number> = {};
  await watchOverspending(db);
  for (let done = 0; done < rounds; done += SIDE_BY_SIDE) {
    const wave = Math.min(SIDE_BY_SIDE, rounds - done);
    const seeds = Array.from({ length: wave }, (_, at) => seed + done + at);
    const spendings = await Promise.all(
      seeds.map((one) => spendAtOnce(db, randomFrom(one), address)),
    );
    for (const [at, spending] of spendings.entries()) {
      broken.push(...spending.broken.map((problem) => `seed ${seeds[at]}: ${problem}`));
      for (const status of spending.answers) answers[status] = (answers[status] ?? 0) + 1;
    }
    broken.push(...(await brokenInvariants(db)));
    // The next wave is checked for itself, and checking must not grow slower.
    await db.execute(sql`delete from users`);
    onWave?.(done + wave);
  }
  return { answers, broken: [...broken, ...(await overspending(db))] };
}

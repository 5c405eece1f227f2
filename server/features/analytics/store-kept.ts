import type { KeptWork } from '@candor/domain/model/analytics';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { batches, candidates, decisions } from '../../db/schema';

/** What the account holds without the sample, which nobody made. */
export async function keptWorkOf(executor: Executor, userId: string): Promise<KeptWork> {
  const made = and(eq(batches.userId, userId), eq(batches.sample, false));
  const ofMade = executor.select({ id: batches.id }).from(batches).where(made);
  return {
    jobs: await executor.$count(batches, made),
    candidates: await executor.$count(
      candidates,
      and(inArray(candidates.batchId, ofMade), eq(candidates.state, 'scored')),
    ),
    decisions: await executor.$count(
      decisions,
      and(inArray(decisions.batchId, ofMade), isNotNull(decisions.decision)),
    ),
  };
}

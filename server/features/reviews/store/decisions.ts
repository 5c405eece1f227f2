import type { DecisionKind } from '@candor/domain/model/batch';
import { and, asc, desc, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { candidates, decisions } from '../../../db/schema';

export type DecisionRow = typeof decisions.$inferSelect;
type Key = Pick<DecisionRow, 'batchId' | 'candidateId'>;
/** Everything of a row but its key and what counts it up. */
export type DecisionChange = Partial<Omit<DecisionRow, keyof Key | 'revision'>> &
  Pick<DecisionRow, 'engineVersion' | 'decidedBy' | 'updatedAt'>;

/** An undone decision leaves a row, for its revision. */
const saysNothing = sql`(${decisions.decision} is null and ${decisions.reason} is null and ${decisions.note} is null)`;

const keyed = ({ batchId, candidateId }: Key) =>
  and(eq(decisions.batchId, batchId), eq(decisions.candidateId, candidateId));

/** The decision about a candidate; null if nobody has said anything. */
export async function findDecision(executor: Executor, key: Key): Promise<DecisionRow | null> {
  const [row] = await executor.select().from(decisions).where(keyed(key));
  return row ?? null;
}

/** Writes the first decision about a candidate, also after all were undone; null if somebody else was faster. */
export async function insertDecision(
  tx: Tx,
  key: Key,
  change: DecisionChange,
): Promise<DecisionRow | null> {
  const [row] = await tx
    .insert(decisions)
    .values({ ...key, ...change, revision: 1 })
    .onConflictDoUpdate({
      target: [decisions.batchId, decisions.candidateId],
      set: { ...change, revision: sql`${decisions.revision} + 1` },
      setWhere: saysNothing,
    })
    .returning();
  return row ?? null;
}

/** Writes a decision regardless of the current state: `first` if there is none, `over` if there is one. */
export async function overwriteDecision(
  tx: Tx,
  key: Key,
  first: DecisionChange,
  over: Partial<DecisionChange>,
): Promise<DecisionRow | null> {
  const [row] = await tx
    .insert(decisions)
    .values({ ...key, ...first, revision: 1 })
    .onConflictDoUpdate({
      target: [decisions.batchId, decisions.candidateId],
      set: { ...over, revision: sql`${decisions.revision} + 1` },
    })
    .returning();
  return row ?? null;
}

/** Changes a decision that still has the revision which was read; null when it has another. */
export async function updateDecision(
  tx: Tx,
  key: Key,
  change: Partial<DecisionChange>,
  revision: number,
): Promise<DecisionRow | null> {
  const [row] = await tx
    .update(decisions)
    .set({ ...change, revision: sql`${decisions.revision} + 1` })
    .where(and(keyed(key), eq(decisions.revision, revision)))
    .returning();
  return row ?? null;
}

/** Everybody of a batch with a score and a decision. */
export async function decidedScores(
  executor: Executor,
  batchId: string,
): Promise<{ id: string; score: number; decision: DecisionKind }[]> {
  return executor
    .select({
      id: candidates.id,
      score: sql<number>`${candidates.score}`,
      decision: sql<DecisionKind>`${decisions.decision}`,
    })
    .from(decisions)
    .innerJoin(
      candidates,
      and(eq(candidates.batchId, decisions.batchId), eq(candidates.id, decisions.candidateId)),
    )
    .where(
      and(
        eq(decisions.batchId, batchId),
        ...[isNotNull(decisions.decision), isNotNull(candidates.score)],
      ),
    )
    .orderBy(asc(candidates.ordinal));
}

/** A page of what was decided in a batch, the latest first, with the number of all. */
export async function listDecisions(
  executor: Executor,
  batchId: string,
  query: { skip: number; limit: number; decision?: DecisionKind | undefined },
): Promise<{ rows: DecisionRow[]; total: number }> {
  const { skip, limit, decision } = query;
  const where = and(
    eq(decisions.batchId, batchId),
    decision ? eq(decisions.decision, decision) : not(saysNothing),
  );
  const rows = await executor
    .select()
    .from(decisions)
    .where(where)
    .orderBy(desc(decisions.updatedAt), asc(decisions.candidateId))
    .limit(limit)
    .offset(skip);
  return { rows, total: await executor.$count(decisions, where) };
}

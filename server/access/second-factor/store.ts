import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { recoveryCodes, secondFactors } from '../../db/schema';
import { hashRecoveryCode } from './recovery-codes';

export type FactorRow = typeof secondFactors.$inferSelect;

const ofUser = (userId: string) => eq(secondFactors.userId, userId);

/** The second factor of an account, including one still being set up; null for none. */
export async function findFactor(executor: Executor, userId: string): Promise<FactorRow | null> {
  const [row] = await executor.select().from(secondFactors).where(ofUser(userId));
  return row ?? null;
}

/** Whether signing in to an account requires a second factor. */
export async function hasSecondFactor(executor: Executor, userId: string): Promise<boolean> {
  return (await findFactor(executor, userId))?.enabledAt instanceof Date;
}

/** Starts a setup, replacing one that was never confirmed. false if the account already has a second factor. */
export async function beginSetup(
  executor: Executor,
  { userId, secretSealed, createdAt }: Pick<FactorRow, 'userId' | 'secretSealed' | 'createdAt'>,
): Promise<boolean> {
  const rows = await executor
    .insert(secondFactors)
    .values({ userId, secretSealed, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secretSealed, createdAt, lastStep: null },
      setWhere: isNull(secondFactors.enabledAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Activates a factor that was set up with exactly this secret. false if another call was faster. */
export async function enable(
  tx: Tx,
  { userId, secretSealed }: Pick<FactorRow, 'userId' | 'secretSealed'>,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ enabledAt: now, lastStep: step })
    .where(
      and(
        ofUser(userId),
        eq(secondFactors.secretSealed, secretSealed),
        isNull(secondFactors.enabledAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up the code of a time step, and all earlier ones. false if it was already used. */
export async function takeStep(executor: Executor, userId: string, step: number): Promise<boolean> {
  const rows = await executor
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        ofUser(userId),
        isNotNull(secondFactors.enabledAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Removes a factor with its recovery codes. false if there was none to sign in with. */
export async function removeFactor(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(secondFactors)
    .where(ofUser(userId))
    .returning({ enabledAt: secondFactors.enabledAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows.some(({ enabledAt }) => enabledAt !== null);
}

/** Replaces all earlier recovery codes with these. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
  await tx.insert(recoveryCodes).values(rows);
}

/** Uses up a recovery code. false for one that was used or never issued. */
export async function takeRecoveryCode(
  executor: Executor,
  userId: string,
  typed: string,
): Promise<boolean> {
  const codeHash = hashRecoveryCode(userId, typed);
  const rows = await executor
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  return executor.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

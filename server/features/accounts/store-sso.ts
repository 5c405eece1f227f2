import { and, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { atsIdentities, usedSsoTokens, users } from '../../db/schema';
import type { SsoArrival } from '../../ports/sso';
import type { UserRow } from './store';

type Person = Pick<SsoArrival, 'issuer' | 'subject'>;

/** The account that is connected with this person of an ATS; null for none. */
export async function findUserOfAts(
  executor: Executor,
  { issuer, subject }: Person,
): Promise<UserRow | null> {
  const [user] = await executor
    .select(getTableColumns(users))
    .from(atsIdentities)
    .innerJoin(users, eq(users.id, atsIdentities.userId))
    .where(and(eq(atsIdentities.issuer, issuer), eq(atsIdentities.subject, subject)));
  return user ?? null;
}

/** Connects an account with a person of an ATS. false when that person has another account. */
export async function linkAts(
  tx: Tx,
  userId: string,
  { issuer, subject }: Person,
  now: Date,
): Promise<boolean> {
  await tx
    .insert(atsIdentities)
    .values({ issuer, subject, userId, createdAt: now })
    .onConflictDoNothing();
  return (await findUserOfAts(tx, { issuer, subject }))?.id === userId;
}

/** Records where somebody came from, and that they are a partner if their ATS said so. It never revokes that. */
export async function markArrival(
  tx: Tx,
  userId: string,
  { atsSource, isPartner }: { atsSource: string; isPartner: boolean },
): Promise<UserRow> {
  const [user] = await tx
    .update(users)
    .set({ atsSource, ...(isPartner && { isIntegrationPartner: true }) })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new Error(`The account ${userId} is gone`);
  return user;
}

/** Uses a token up. false when it was used before. */
export async function useSsoToken(
  tx: Tx,
  { issuer, tokenId, expiresAt }: Pick<SsoArrival, 'issuer' | 'tokenId' | 'expiresAt'>,
): Promise<boolean> {
  const used = await tx
    .insert(usedSsoTokens)
    .values({ issuer, tokenId, expiresAt })
    .onConflictDoNothing()
    .returning();
  return used.length > 0;
}

/** Forgets tokens that are over: they are refused for that. */
export async function forgetSsoTokens(executor: Executor, before: Date): Promise<void> {
  await executor.delete(usedSsoTokens).where(lte(usedSsoTokens.expiresAt, before));
}

import { randomUUID } from 'node:crypto';
import type { TermBody } from '@candor/domain/model/term';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { lockNamed } from '../../db/lock-named';
import { ownTerms, termVersions } from '../../db/schema';
import { scoringTerms, type TermRow, termRows } from '../../scoring/account-terms';

/** All terms of an account. Until the transaction ends nobody else changes them. */
export async function lockTerms(tx: Tx, userId: string): Promise<TermRow[]> {
  await lockNamed(tx, `terms ${userId}`);
  return termRows(tx, userId);
}

/** Adds a term to an account. */
export async function insertTerm(
  tx: Tx,
  userId: string,
  body: TermBody,
  now: Date,
): Promise<TermRow> {
  const [row] = await tx
    .insert(ownTerms)
    .values({ ...columnsOf(body), id: randomUUID(), userId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The inserted term was not answered');
  return row;
}

/** Replaces what a locked term says. */
export async function updateTerm(
  tx: Tx,
  before: TermRow,
  body: TermBody,
  now: Date,
): Promise<TermRow> {
  const [row] = await tx
    .update(ownTerms)
    .set({ ...columnsOf(body), updatedAt: now })
    .where(and(eq(ownTerms.id, before.id), eq(ownTerms.userId, before.userId)))
    .returning();
  if (!row) throw new Error('The changed term was not answered');
  return row;
}

/** Removes a term of an account. */
export async function deleteTerm(tx: Tx, { id, userId }: TermRow): Promise<void> {
  await tx.delete(ownTerms).where(and(eq(ownTerms.id, id), eq(ownTerms.userId, userId)));
}

/** Notes which state the terms of an account are in now, and answers it. */
export async function noteVersion(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const version = scoringTerms(await termRows(tx, userId))?.version ?? null;
  if (version === null) {
    await tx.delete(termVersions).where(eq(termVersions.userId, userId));
    return null;
  }
  await tx
    .insert(termVersions)
    .values({ userId, version, updatedAt: now })
    .onConflictDoUpdate({ target: termVersions.userId, set: { version, updatedAt: now } });
  return version;
}

function columnsOf({ name, kind, aliases, broader, related, context }: TermBody) {
  return { name, nameKey: name.toLowerCase(), kind, aliases, broader, related, context };
}

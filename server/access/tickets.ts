import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { oneTimeTokens } from '../db/schema';
import { hashToken, newToken } from './token';

/** Held for a few minutes between two calls: each kind is good for one purpose only, once. */
export const TICKET_KINDS = [
  'second_step',
  'proof_nonce',
  'passkey_proof',
  'passkey_setup',
] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

type Issued = { userId: string; kind: TicketKind; now: Date; expiresAt: Date };

/** Creates a ticket and removes the account's expired ones. */
export async function issueTicket(
  executor: Executor,
  { userId, kind, now, expiresAt }: Issued,
): Promise<string> {
  const token = newToken();
  const earlier = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind));
  await executor.delete(oneTimeTokens).where(and(earlier, lte(oneTimeTokens.expiresAt, now)));
  await executor
    .insert(oneTimeTokens)
    .values({ tokenHash: hashToken(token), userId, kind, createdAt: now, expiresAt });
  return token;
}

const good = (kind: TicketKind, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.kind, kind),
    gt(oneTimeTokens.expiresAt, now),
  );

/** Whose ticket this is; null for one that is expired, used or invented. */
export async function findTicket(
  executor: Executor,
  kind: TicketKind,
  token: string,
  now: Date,
): Promise<string | null> {
  const [found] = await executor
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(good(kind, token, now));
  return found?.userId ?? null;
}

/** Uses a ticket up. Returns whose it was; null for one that is invalid, or that another call has just used. */
export async function useTicket(
  tx: Tx,
  kind: TicketKind,
  token: string,
  now: Date,
): Promise<string | null> {
  const [used] = await tx
    .delete(oneTimeTokens)
    .where(good(kind, token, now))
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

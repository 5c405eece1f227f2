import type { audit } from '@candor/domain/api/audit';
import type { QueryOf } from '@candor/domain/api/endpoint';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { rememberTrial } from '../../access/used-trials';
import type { Executor, Tx } from '../../db/database';
import { inPage } from '../../db/in-page';
import {
  auditChain,
  auditLog,
  batches,
  batchGroups,
  billingAccounts,
  billingErasures,
  contactMessages,
  invitations,
  mailOutbox,
  users,
} from '../../db/schema';
import { holdGroups } from '../../jobs/store';
import type { LetterKind } from '../../mail/owe-mail';

type AuditQuery = QueryOf<typeof audit.log>;
type AuditFilters = Omit<AuditQuery, 'skip' | 'limit'>;
export type AuditRow = typeof auditLog.$inferSelect;

const DAY_MS = 86_400_000;

/** What was done in an account, the latest first, with the number of all that fit the filters. */
export async function listEntries(
  executor: Executor,
  userId: string,
  query: AuditQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(eq(auditLog.userId, userId), ...filtersOf(query));
  const latestFirst = [desc(auditLog.at), desc(auditLog.id)];
  const keys = executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(where)
    .orderBy(...latestFirst)
    .limit(query.limit)
    .offset(query.skip);
  const rows = await executor
    .select()
    .from(auditLog)
    .where(inPage(auditLog.id, keys))
    .orderBy(...latestFirst);
  return { rows, total: await executor.$count(auditLog, where) };
}

/** An entry with its number and hash in the chain of its account. */
export type ChainedEntry = { row: AuditRow; seq: number; hash: string };

/** Up to `limit` entries in front of a number of the chain, the latest first. */
export async function chainedEntries(
  executor: Executor,
  userId: string,
  filters: AuditFilters,
  { before, limit }: { before: number | null; limit: number },
): Promise<ChainedEntry[]> {
  return executor
    .select({ row: auditLog, seq: auditChain.seq, hash: auditChain.hash })
    .from(auditChain)
    .innerJoin(auditLog, eq(auditLog.id, auditChain.entryId))
    .where(
      and(
        eq(auditChain.userId, userId),
        eq(auditLog.userId, userId),
        before === null ? undefined : lt(auditChain.seq, before),
        ...filtersOf(filters),
      ),
    )
    .orderBy(desc(auditChain.seq))
    .limit(limit);
}

function filtersOf({ action, entity_type, entity_id, start_date, end_date }: AuditFilters): SQL[] {
  return [
    ...(action ? [eq(auditLog.action, action)] : []),
    ...(entity_type ? [eq(auditLog.entityType, entity_type)] : []),
    ...(entity_id ? [eq(auditLog.entityId, entity_id)] : []),
    ...(start_date ? [gte(auditLog.at, new Date(start_date))] : []),
    ...(end_date ? [lt(auditLog.at, new Date(Date.parse(end_date) + DAY_MS))] : []),
  ];
}

/**
 * Stops the work on an account's batches until the transaction ends: a worker that is settling some of it is waited
 * for.
 */
export async function holdWork(tx: Tx, userId: string): Promise<void> {
  const unfinished = await tx
    .selectDistinct({ id: batchGroups.batchId })
    .from(batchGroups)
    .where(eq(batchGroups.userId, userId))
    .orderBy(asc(batchGroups.batchId));
  for (const { id } of unfinished) await holdGroups(tx, id);
}

/** The keys of every file that an account has stored. */
export async function blobKeysOf(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ key: batches.blobKey })
    .from(batches)
    .where(and(eq(batches.userId, userId), isNotNull(batches.blobKey)));
  return rows.flatMap(({ key }) => key ?? []);
}

/**
 * Has the account's customer deleted at the payment provider, which may be out of reach now. The account is locked first, so that
 * a customer that is being made either is seen here or finds the account gone.
 */
export async function oweCustomerErasure(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [known] = await tx
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  if (!known) return;
  await tx
    .insert(billingErasures)
    .values({ ...known, askedAt: now })
    .onConflictDoNothing();
}

/**
 * Erases an account: every table that belongs to it is deleted with its row, including its log; the hashes over that
 * stay, so that the chain still verifies. Returns whose it was, null if it is already gone.
 */
export async function deleteUser(tx: Tx, userId: string, now: Date): Promise<Erased | null> {
  await deleteOwed(tx, userId);
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({
    emailKey: users.emailKey,
    emailConfirmedAt: users.emailConfirmedAt,
    isOauth: users.isOauth,
  });
  if (!gone) return null;
  await rememberTrial(tx, gone, now);
  // What somebody wrote from an address is not for whoever merely named it to erase.
  if (gone.emailConfirmedAt !== null) {
    await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, gone.emailKey));
  }
  return gone;
}

type Erased = Pick<typeof users.$inferSelect, 'emailKey' | 'emailConfirmedAt'>;

/** Deletes the mail that is owed because of an account. What others owe to its address is theirs. */
async function deleteOwed(tx: Tx, userId: string): Promise<void> {
  const { kind, recipient, data } = mailOutbox;
  const address = tx.select({ key: users.emailKey }).from(users).where(eq(users.id, userId));
  const own = tx
    .select({ id: sql`${invitations.id}::text` })
    .from(invitations)
    .where(eq(invitations.userId, userId));
  await tx
    .delete(mailOutbox)
    .where(
      or(
        eq(sql`${data} ->> 'userId'`, userId),
        inArray(sql`${data} ->> 'invitationId'`, own),
        and(eq(sql`lower(${recipient})`, sql`(${address})`), notInArray(kind, OF_OTHERS)),
      ),
    );
}

/** Letters to whoever somebody invites, and to the operator. */
const OF_OTHERS: LetterKind[] = [
  'invitation',
  'invitation_reminder',
  'contact_message',
  'support_ticket',
];

import { analytics } from '@candor/domain/api/analytics';
import { batches as batchCalls } from '@candor/domain/api/batches';
import { invitations as inviting } from '@candor/domain/api/invitations';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { batches, idempotencyKeys, invitations, singleMatches } from '../../../db/schema';
import { everyWord } from '../../../db/search-words';
import { forgetInvitationMail } from '../../../mail/forget-mail';
import type { Marks } from './group-traces';
import { patterns, typedWords } from './store-patterns';

/**
 * Candidates whose name, file or id contains all these words, or whose address contains everything typed; newest
 * batches first. Stored words are checked before names are folded, which is slow for many. Folded words contain no
 * wildcards.
 */
export async function candidatesWith(
  executor: Executor,
  userId: string,
  { q, words }: { q: string; words: readonly string[] },
  limit: number,
): Promise<string[]> {
  const typed = typedWords(q);
  const named = sql`search_fold(concat_ws(' ', c.candidate_name, c.original_filename, c.candidate_id)) like all(${patterns(words)})`;
  const { rows } = await executor.execute<{ id: string }>(sql`
    select c.id from batches b join candidates c on c.batch_id = b.id
    where b.user_id = ${userId} and c.user_id = ${userId}
      and (case when c.state = 'pending' or c.search @@ ${everyWord(userId, words)} then ${named} else false end
        or lower(c.email) like all(${patterns(typed)}))
    order by b.seq desc, c.ordinal limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** A candidate of the account and its namesakes, itself first; nobody for an unknown or foreign id. */
export async function namesakesOf(
  executor: Executor,
  userId: string,
  candidateId: string,
  limit: number,
): Promise<string[]> {
  if (!isUuid(candidateId)) return [];
  const { rows } = await executor.execute<{ id: string }>(sql`
    select c.id from candidates wanted
    join batches b on b.user_id = wanted.user_id
    join candidates c on c.batch_id = b.id
    where wanted.id = ${candidateId} and wanted.user_id = ${userId}
      and (c.id = wanted.id or lower(c.candidate_name) = lower(wanted.candidate_name))
    order by c.id = wanted.id desc, b.seq desc, c.ordinal limit ${limit}`);
  return rows.map(({ id }) => id);
}

export type TraceRow = Marks & {
  id: string;
  batchId: string;
  jobTitle: string;
  status: string;
  createdAt: Date;
  originalFilename: string | null;
  sourceId: string | null;
  charged: boolean;
  uploadStored: boolean;
  batchCandidates: number;
  decided: boolean;
  noted: boolean;
  feedbackCount: number;
  shareCount: number;
};

/**
 * These candidates and everybody in the account with a text or an e-mail address of theirs, the newest batches first.
 * Where those are too many, it is others that are left out.
 */
export async function tracesOf(
  executor: Executor,
  userId: string,
  ids: readonly string[],
  { now, limit }: { now: Date; limit: number },
): Promise<TraceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<TraceRow & { createdAt: string | Date }>(sql`
    with hits as (select lower(email) as email, text_hash from candidates
      where id = any(${uuids(ids)}) and user_id = ${userId}),
    found as (select c.id, c.batch_id as "batchId", b.job_title as "jobTitle", b.status, b.created_at as "createdAt",
      c.candidate_name as name, c.email, c.text_hash as "textHash", c.original_filename as "originalFilename",
      c.candidate_id as "sourceId", c.charged, b.blob_key is not null as "uploadStored",
      (select count(*)::int from candidates o where o.batch_id = b.id) as "batchCandidates",
      d.decision is not null as decided, (d.note is not null or d.reason is not null) as noted,
      (select count(*)::int from evidence_feedback f where f.batch_id = b.id and f.candidate_id = c.id) as "feedbackCount",
      (select count(*)::int from shares s where s.batch_id = b.id and c.id = any(s.candidate_ids)
        and s.revoked_at is null and s.expires_at > ${now}) as "shareCount",
      b.seq, c.ordinal
    from batches b join candidates c on c.batch_id = b.id
    left join decisions d on d.batch_id = b.id and d.candidate_id = c.id
    where b.user_id = ${userId} and c.user_id = ${userId}
      and (c.id = any(${uuids(ids)}) or lower(c.email) in (select email from hits) or c.text_hash in (select text_hash from hits))
    order by c.id = any(${uuids(ids)}) desc, b.seq desc, c.ordinal limit ${limit})
    select * from found order by seq desc, ordinal`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export type MatchRow = {
  id: string;
  createdAt: Date;
  candidateIdContext: string;
  jobIdContext: string | null;
};

/** Single matches that were named with all these words, or by one of these names exactly, the newest first. */
export async function matchesNamed(
  executor: Executor,
  userId: string,
  { words, names }: { words: readonly string[]; names: readonly string[] },
  limit: number,
): Promise<MatchRow[]> {
  const worded = sql`search_fold(candidate_id_context) like all(${patterns(words)})`;
  const named = sql`lower(candidate_id_context) = any(${sql.param(names.map((name) => name.toLowerCase()))}::text[])`;
  const { rows } = await executor.execute<MatchRow & { createdAt: string | Date }>(sql`
    select id, created_at as "createdAt", candidate_id_context as "candidateIdContext", job_id_context as "jobIdContext"
    from single_matches
    where user_id = ${userId} and candidate_id_context is not null and (${words.length > 0 ? worded : sql`false`} or ${named})
    order by created_at desc limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export type InvitedRow = {
  code: string;
  createdAt: Date;
  name: string | null;
  email: string | null;
  jobTitle: string | null;
  answered: boolean;
};

/** Invitations of whom all these words name, of an address with everything that was typed, or of one of these names, the newest first. */
export async function invitationsNamed(
  executor: Executor,
  userId: string,
  { q, words, names }: { q: string; words: readonly string[]; names: readonly string[] },
  limit: number,
): Promise<InvitedRow[]> {
  const typed = typedWords(q);
  const worded = sql`search_fold(i.candidate_name) like all(${patterns(words)})
    or lower(i.candidate_email) like all(${patterns(typed)})`;
  const known = sql`${sql.param(names.map((name) => name.toLowerCase()))}::text[]`;
  const { rows } = await executor.execute<InvitedRow & { createdAt: string | Date }>(sql`
    select i.code, i.created_at as "createdAt", i.candidate_name as name, i.candidate_email as email, i.job_title as "jobTitle",
      exists (select from invitation_answers a where a.invitation_id = i.id) as answered
    from invitations i
    where i.user_id = ${userId} and (${words.length > 0 ? worded : sql`false`}
      or lower(i.candidate_name) = any(${known}) or lower(i.candidate_email) = any(${known}))
    order by i.created_at desc limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/**
 * These candidates of the account, together with whoever has the same text in the same batch: they stand for one another.
 */
export async function withTwins(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; batchId: string }[]> {
  const { rows } = await executor.execute<{ id: string; batchId: string }>(sql`
    select distinct twin.id, twin.batch_id as "batchId" from candidates c
    join candidates twin on twin.batch_id = c.batch_id and (twin.id = c.id or twin.text_hash = c.text_hash)
    where c.id = any(${uuids(ids)}) and c.user_id = ${userId} and twin.user_id = ${userId}`);
  return rows;
}

/** Batches, and those submitted with the same file, locked until the transaction ends. Returns their states. */
export async function lockBatches(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<{ status: string }[]> {
  if (ids.length === 0) return [];
  const files = tx
    .select({ key: batches.blobKey })
    .from(batches)
    .where(inArray(batches.id, [...ids]));
  return tx
    .select({ status: batches.status })
    .from(batches)
    .where(
      and(
        eq(batches.userId, userId),
        or(inArray(batches.id, [...ids]), inArray(batches.blobKey, files)),
      ),
    )
    .orderBy(batches.id)
    .for('update');
}

/** Deletes single matches of the account and answers how many there were. */
export async function deleteMatches(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(singleMatches)
    .where(and(eq(singleMatches.userId, userId), inArray(singleMatches.id, [...ids])))
    .returning({ id: singleMatches.id });
  return gone.length;
}

/** Deletes invitations of the account with everything that was answered, and answers how many there were. */
export async function deleteInvitations(
  tx: Tx,
  userId: string,
  codes: readonly string[],
): Promise<number> {
  if (codes.length === 0) return 0;
  const gone = await tx
    .delete(invitations)
    .where(and(eq(invitations.userId, userId), inArray(invitations.code, [...codes])))
    .returning({ id: invitations.id });
  await forgetInvitationMail(
    tx,
    gone.map(({ id }) => id),
  );
  return gone.length;
}

/** Calls whose responses are stored for a repeat and may name a person. */
const NAMING_CALLS = [analytics.match.name, batchCalls.replaceDocument.name, inviting.create.name];

/**
 * Deletes the copies of answers in which a person may be named: those of an account, or everybody's. Who repeats such a call
 * within its day is answered anew.
 */
export async function deletePersonalAnswers(tx: Tx, userId: string | null): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        userId === null ? undefined : eq(idempotencyKeys.userId, userId),
        inArray(idempotencyKeys.endpoint, NAMING_CALLS),
        isNotNull(idempotencyKeys.status),
      ),
    );
}

function uuids(ids: readonly string[]) {
  return sql`${sql.param([...ids])}::uuid[]`;
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { SNAPSHOT } from '../db/snapshot';

/** The account of nobody: failed sign-ins for addresses without an account are recorded in its log. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Where a chain first breaks. */
export type Break = {
  userId: string;
  /** The first entry that is not as it was written. */
  seq: number;
  entryId: string | null;
  why: 'changed' | 'missing' | 'added' | 'the chain was changed';
};

export type Verification = { accounts: number; entries: number; breaks: Break[] };

/** The most breaks listed individually; there is at most one per account. */
const MOST_BREAKS = 20;
const ROWS_AT_ONCE = 1_000;

type Entry = {
  id: string;
  user_id: string;
  /** With microseconds, as stored. */
  at: string;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  entity_type: string;
  entity_id: string | null;
  details: Record<string, unknown>;
  request_id: string | null;
};

type Link = {
  seq: number;
  entry_id: string;
  content_hash: string;
  hash: string;
  /** null: the entry is gone. */
  entry: (Entry & { salt: string }) | null;
};

type Account = { user_id: string; length: number | null; hash: string | null; lives: boolean };

/**
 * Recomputes the chain of every account, or of one, and returns where each breaks first. It reads a snapshot of the
 * database, so entries may be added meanwhile. Entries of an erased account are gone; their hashes are verified.
 */
export async function verifyAudit(
  db: Db,
  only: { userId: string } | null = null,
): Promise<Verification> {
  return db.transaction(async (tx) => {
    const result: Verification = { accounts: 0, entries: 0, breaks: [] };
    for (const account of await accountsOf(tx, only)) {
      const { entries, found } = await verifyAccount(tx, account);
      result.accounts += 1;
      result.entries += entries;
      if (found && result.breaks.length < MOST_BREAKS) result.breaks.push(found);
    }
    return result;
  }, SNAPSHOT);
}

/** Accounts with a head, an entry or a link, and existing ones, which should have a head. */
async function accountsOf(tx: Tx, only: { userId: string } | null): Promise<Account[]> {
  const { rows } = await tx.execute<Account>(sql`
    select a.user_id, h.length, h.hash, u.id is not null or a.user_id = ${NOBODY} as lives
    from (
      select user_id from audit_heads union select user_id from audit_chain
      union select user_id from audit_log union select id from users
    ) a
    left join audit_heads h using (user_id) left join users u on u.id = a.user_id
    where ${only?.userId ?? null}::uuid is null or a.user_id = ${only?.userId ?? null}
    order by a.user_id`);
  return rows;
}

async function verifyAccount(
  tx: Tx,
  { user_id: userId, length, hash, lives }: Account,
): Promise<{ entries: number; found: Break | null }> {
  let before = { seq: 0, hash: '' };
  const broken = (why: Break['why'], entryId: string | null) => ({
    entries: before.seq,
    found: { userId, seq: before.seq + 1, entryId, why },
  });
  for (;;) {
    const links = await linksAfter(tx, userId, before.seq);
    for (const link of links) {
      const why = breakAt(link, { userId, before, lives });
      if (why) return broken(why, why === 'missing' ? null : link.entry_id);
      before = link;
    }
    if (links.length < ROWS_AT_ONCE) break;
  }
  if ((length ?? -1) > before.seq || length === null) return broken('missing', null);
  if (hash !== before.hash || length < before.seq) return broken('the chain was changed', null);
  const stray = await strayEntry(tx, userId);
  return stray ? broken('added', stray) : { entries: before.seq, found: null };
}

function breakAt(
  link: Link,
  {
    userId,
    before,
    lives,
  }: { userId: string; before: { seq: number; hash: string }; lives: boolean },
): Break['why'] | null {
  if (link.seq !== before.seq + 1) return 'missing';
  const { entry, entry_id: id, content_hash: content } = link;
  if (entry === null && lives) return 'missing';
  if (entry !== null && (entry.id !== id || contentHash(entry) !== content)) return 'changed';
  const hash = sha256([before.hash, userId, link.seq, content].join(' '));
  return hash === link.hash ? null : 'the chain was changed';
}

function contentHash({ salt, ...entry }: Entry & { salt: string }): string {
  return sha256(salt + auditWords(entry));
}

/**
 * An entry as canonical JSON. The database produces the same by itself; see the migration that introduces the chains.
 */
function auditWords(entry: Entry): string {
  return canonical({
    id: entry.id,
    at: entry.at,
    user_id: entry.user_id,
    actor: { kind: entry.actor_kind, id: entry.actor_id },
    action: entry.action,
    entity: { type: entry.entity_type, id: entry.entity_id },
    details: entry.details,
    request_id: entry.request_id,
  });
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join(',')}}`;
}

async function linksAfter(tx: Tx, userId: string, seq: number): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select c.seq, c.entry_id, c.content_hash, c.hash, case when e.id is not null then jsonb_build_object(
      'id', e.id, 'user_id', e.user_id, 'actor_kind', e.actor_kind, 'actor_id', e.actor_id, 'action', e.action,
      'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'entity_type', e.entity_type,
      'entity_id', e.entity_id, 'details', e.details, 'request_id', e.request_id, 'salt', e.salt) end as entry
    from audit_chain c left join audit_log e on e.id = c.entry_id
    where c.user_id = ${userId} and c.seq > ${seq} order by c.seq limit ${ROWS_AT_ONCE}`);
  return rows;
}

/** An entry that no link of the account refers to: somebody wrote it outside the chain. */
async function strayEntry(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id from audit_log e where e.user_id = ${userId}
      and not exists (select from audit_chain c where c.entry_id = e.id and c.user_id = e.user_id)
    order by e.at, e.id limit 1`);
  return rows[0]?.id ?? null;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

/** Whatever does not hold, in words, as rows of `broken`. */
export const BROKEN_INVARIANTS = sql`
  select 'unfinished batch ' || id as broken from batches
    where status not in ('completed', 'failed', 'cancelled')
  union all
  select 'pending candidate in ended batch ' || batch_id from candidates where state = 'pending'
  union all
  select 'candidate without one outcome ' || id from candidates
    where (state = 'scored') <> (score is not null and error is null)
  union all
  select 'candidate count of ' || b.id from batches b
    where b.total_candidates is not null
      and b.total_candidates <> (select count(*) from candidates c where c.batch_id = b.id)
  union all
  select 'scored count of ' || b.id from batches b
    where b.scored_candidates <> (select count(*) from candidates c where c.batch_id = b.id and c.state = 'scored')
  union all
  select 'charged flags of ' || b.id from batches b
    where b.charged_candidates <> (select count(*) from candidates c where c.batch_id = b.id and c.charged)
  union all
  select 'ledger of ' || b.id from batches b
    where b.charged_candidates <> (select count(*) from charges l where l.subject_id = b.id)
  union all
  select 'charge without its candidate ' || l.subject_id || ' ' || l.ordinal from charges l
    join batches b on b.id = l.subject_id
    where not exists (select from candidates c where c.batch_id = b.id and c.ordinal = l.ordinal and c.charged)
  union all
  select 'used of account ' || s.user_id from subscriptions s
    where s.candidates_used <> (select count(*) from charges l where l.user_id = s.user_id)
  union all
  select 'reservation of account ' || user_id from subscriptions where candidates_reserved <> 0
  union all
  select 'usage of account ' || s.user_id from subscriptions s
    where s.candidates_used <> (select coalesce(sum(u.candidates), 0) from usage_days u where u.user_id = s.user_id)
  union all
  select 'duplicate that is charged ' || id from candidates where charged and duplicate_of is not null
  union all
  select 'text charged twice in ' || batch_id from candidates where charged
    group by batch_id, text_hash having count(*) > 1
  union all
  select 'application whose score and charge disagree ' || a.id from ats_applications a
    where (a.state is not distinct from 'scored') <> exists (select from charges l where l.subject_id = a.id)
  union all
  select 'application that holds a candidate and waits for nothing ' || id from ats_applications
    where reserved and state is distinct from 'waiting'
  union all
  select 'group left of ' || batch_id from batch_groups`;

/**
 * What must hold whatever died when: once nothing runs, every candidate has exactly one outcome, charges agree with
 * flags and counts, nothing stays reserved, and no work is left behind. Returns what does not hold, in words.
 */
export async function brokenInvariants(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ broken: string }>(BROKEN_INVARIANTS);
  return rows.map((row) => row.broken);
}

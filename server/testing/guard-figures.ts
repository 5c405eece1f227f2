import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';

/**
 * Puts a guard on a test's database: whoever changes or deletes a candidate of an ended batch has to move the batch's
 * `updated_at` on in the same transaction, or its commit fails. The figures of ended batches are remembered by that time, and
 * would be wrong for good.
 */
export async function guardFigures(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(GUARD);
  } finally {
    await client.end();
  }
}

/** The beginning of a statement by which a test changes candidates of an ended batch itself. */
export function moveOn(batchId: string): SQL {
  return sql`with moved as (
    update batches set updated_at = updated_at + interval '1 second' where id = ${batchId})`;
}

/**
 * Each transaction records which batches it advanced; its changes to candidates are compared with that when it ends.
 */
const GUARD = `
create schema guard;
grant usage on schema guard to public;

create function guard.note_moved() returns trigger language plpgsql as $$
begin
  perform set_config('guard.moved', concat_ws(' ', current_setting('guard.moved', true), new.id), true);
  return null;
end $$;
create trigger note_moved after update on batches for each row
  when (new.updated_at > old.updated_at) execute function guard.note_moved();

create function guard.demand_moved() returns trigger language plpgsql security definer set search_path = public as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.batch_id else new.batch_id end;
begin
  if position(changed::text in coalesce(current_setting('guard.moved', true), '')) = 0
    and exists (select from batches where id = changed and status in ('completed', 'failed', 'cancelled'))
  then
    raise exception 'A candidate of an ended batch was changed (%), and updated_at of its batch did not move on', tg_op;
  end if;
  return null;
end $$;
create constraint trigger demand_moved after update or delete on candidates
  deferrable initially deferred for each row execute function guard.demand_moved();
`;

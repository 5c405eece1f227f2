import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/**
 * Makes a database record every moment at which an account with its own limit had used and reserved more than that,
 * however short it was, and even if it was corrected before anybody looked.
 */
export async function watchOverspending(db: Db): Promise<void> {
  await db.execute(sql`create table overspent (user_id uuid not null, taken integer not null)`);
  await db.execute(sql`
    create function note_overspending() returns trigger language plpgsql security definer as $$
    begin
      if new.candidates_used + new.candidates_reserved > new.candidates_limit_override then
        insert into overspent values (new.user_id, new.candidates_used + new.candidates_reserved);
      end if;
      return new;
    end $$`);
  await db.execute(sql`
    create trigger overspending after update on subscriptions
    for each row execute function note_overspending()`);
}

/** What was remembered, in words, as rows of `broken`. */
export const OVERSPENDING = sql`select 'account ' || user_id || ' had taken ' || taken as broken from overspent`;

/** What was remembered, in words. */
export async function overspending(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(OVERSPENDING);
  return rows.map(({ broken }) => broken);
}

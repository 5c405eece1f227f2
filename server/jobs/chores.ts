import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Chore } from './start-jobs';

/** The housekeeping of tables that grow with use and whose rows lose their value. */
export function tableChores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Chore[] {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  return [
    {
      name: 'forget-first-answers',
      match: '7 * * * *',
      // A repeat is recognized for at least a day.
      run: async () => {
        await db.execute(sql`delete from idempotency_keys where created_at < ${hoursAgo(48)}`);
      },
    },
    {
      name: 'forget-sessions',
      match: '27 * * * *',
      run: async () => {
        await db.execute(sql`delete from sessions where expires_at < ${clock.now()}`);
        await db.execute(sql`delete from one_time_tokens where expires_at < ${hoursAgo(7 * 24)}`);
      },
    },
  ];
}

import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

/**
 * Has a chore run soon, ahead of its schedule: once, however often it is requested before it starts. A failed attempt
 * is left to the schedule.
 */
export async function askFor(executor: Executor, chore: string): Promise<void> {
  await executor.execute(sql`select ask_for(${chore})`);
}

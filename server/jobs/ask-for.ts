import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

/**
 * Has a chore done soon, before its clock comes round: once, however often it is asked for until it begins. A try that fails is
 * left to the clock.
 */
export async function askFor(executor: Executor, chore: string): Promise<void> {
  await executor.execute(sql`select ask_for(${chore})`);
}

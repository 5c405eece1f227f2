import { sql } from 'drizzle-orm';
import { DEAD_AFTER_SECONDS } from './limits';

/**
 * Part of the first statement of a transaction whose locks others wait for: the database ends it if its process goes
 * silent for as long as counts as dead. A process frozen there would otherwise keep its locks until it wakes.
 */
export const letGoWhenDead = sql`set_config('idle_in_transaction_session_timeout', ${`${DEAD_AFTER_SECONDS}s`}, true)`;

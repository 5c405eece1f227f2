import { sql } from 'drizzle-orm';
import { DEAD_AFTER_SECONDS } from './limits';

/**
 * Part of the first statement of a transaction in which others wait for what it holds: the database ends it when its process
 * falls silent for as long as makes a worker dead. A process that was frozen there would keep its locks until it wakes.
 */
export const letGoWhenDead = sql`set_config('idle_in_transaction_session_timeout', ${`${DEAD_AFTER_SECONDS}s`}, true)`;

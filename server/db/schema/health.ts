import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './accounts';

/** How the installation was, minute by minute, over the last day. */
export const healthReadings = pgTable('health_readings', {
  takenAt: moment('taken_at').primaryKey(),
  status: text('status').notNull(),
  responseTimeMs: integer('response_time_ms'),
});

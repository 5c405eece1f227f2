import type { PgTransactionConfig } from 'drizzle-orm/pg-core';

/** Of a transaction whose statements all see the state that the first of them saw. */
export const SNAPSHOT = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
} as const satisfies PgTransactionConfig;

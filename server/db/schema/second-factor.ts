import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** The second factor of an account: the secret that it shares with an authenticator app. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted; see server/access/secrets. */
    secretSealed: text('secret_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** null until a first code has confirmed that the app has the secret: until then it has no effect. */
    enabledAt: moment('enabled_at'),
    /** The time step of the last code that was taken: it and the ones before are over (RFC 6238, 5.2). */
    lastStep: integer('last_step'),
  },
  (t) => [ownRows(t.userId)],
);

/** Recovery codes that were not used yet, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of 120 random bits: a stolen table opens nothing. */
    codeHash: text('code_hash').notNull(),
  },
  (t) => [ownRows(t.userId), primaryKey({ columns: [t.userId, t.codeHash] })],
);

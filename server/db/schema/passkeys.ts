import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, users } from './accounts';
import { ownRows } from './policies';

/** Keys that devices keep and with which their owners sign in (WebAuthn). Nothing here opens anything: the other half never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What its device calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE (RFC 9052), base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it has signed; 0 for one that does not count. An unsigned number of 32 bits. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the device. */
    transports: text('transports').array().notNull(),
    /** Whether its keeper copies it to other devices. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    ownRows(t.userId),
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_user').on(t.userId),
  ],
);

/** Challenges issued for signing in: each counts once. They belong to nobody until signed. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** SHA-256 of 256 random bits. */
  challengeHash: text('challenge_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

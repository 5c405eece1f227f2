import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { usedTrials, users } from '../db/schema';
import { type Mailbox, mailboxOf } from './mailbox-of';

/** Shows whether an address is one of them, and reveals none. */
function digestOf(address: string): string {
  return createHash('sha256').update(`trial ${address}`).digest('base64url');
}

/** The mailbox in one spelling, whatever its owner adds to it. */
export function spellingOf({ name, domains: [main] }: Mailbox): string {
  return `${name}@${main}`;
}

/** An account that gives up its address. */
type Holder = { emailKey: string; emailConfirmedAt: Date | null; isOauth: boolean };

/**
 * Remembers that the trial of a mailbox is used, after its account was deleted or has another address. An unconfirmed address may be
 * somebody else's, whose trial this was not; but somebody signed in by another service could come again and again with it.
 */
export async function rememberTrial(
  executor: Executor,
  { emailKey, emailConfirmedAt, isOauth }: Holder,
  now: Date,
): Promise<void> {
  if (emailConfirmedAt === null && !isOauth) return;
  await executor
    .insert(usedTrials)
    .values({ emailHash: digestOf(spellingOf(mailboxOf(emailKey))), goneAt: now })
    .onConflictDoNothing();
}

/** Whether there once was an account with this mailbox, which is gone or has another one. */
export async function hadTrial(executor: Executor, email: string): Promise<boolean> {
  // Those from before mailboxes were told apart are kept by their address.
  const spellings = [email.trim().toLowerCase(), spellingOf(mailboxOf(email))];
  const found = await executor
    .select({ hash: usedTrials.emailHash })
    .from(usedTrials)
    .where(inArray(usedTrials.emailHash, spellings.map(digestOf)));
  return found.length > 0;
}

/** Whether another account belongs to somebody with the same mailbox. One that nobody has confirmed belongs to nobody. */
export async function hasTwin(
  executor: Executor,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const { name, domains, ignores } = mailboxOf(email);
  if (ignores === 'nothing') return false;
  const untagged = sql`split_part(split_part(${users.emailKey}, '@', 1), '+', 1)`;
  const found = await executor
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, id),
        // By the index `users_mailbox`, whatever the provider ignores.
        eq(sql`replace(${untagged}, '.', '')`, name.replaceAll('.', '')),
        ignores === 'tag' ? eq(untagged, name) : undefined,
        inArray(sql`split_part(${users.emailKey}, '@', 2)`, [...domains]),
        or(isNotNull(users.emailConfirmedAt), eq(users.isOauth, true)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

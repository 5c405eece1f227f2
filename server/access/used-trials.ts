import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { usedTrials } from '../db/schema';

/** Shows whether an address is one of them, and reveals none. */
function digestOf(email: string): string {
  return createHash('sha256').update(`trial ${email.trim().toLowerCase()}`).digest('base64url');
}

/** An account that gives up its address. */
type Holder = { emailKey: string; emailConfirmedAt: Date | null; isOauth: boolean };

/**
 * Remembers that the trial of an address is used, after its account was deleted or has another one. An unconfirmed address may be
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
    .values({ emailHash: digestOf(emailKey), goneAt: now })
    .onConflictDoNothing();
}

/** Whether there once was an account with this address, which is gone or has another one. */
export async function hadTrial(executor: Executor, email: string): Promise<boolean> {
  const found = await executor
    .select({ hash: usedTrials.emailHash })
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, digestOf(email)));
  return found.length > 0;
}

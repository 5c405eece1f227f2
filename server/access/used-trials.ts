import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { usedTrials } from '../db/schema';

/** Tells whether an address is one of those, and names none. */
function digestOf(email: string): string {
  return createHash('sha256').update(`trial ${email.trim().toLowerCase()}`).digest('base64url');
}

/** Remembers that the trial of an address is used, beyond the end of its account. */
export async function rememberTrial(executor: Executor, email: string, now: Date): Promise<void> {
  await executor
    .insert(usedTrials)
    .values({ emailHash: digestOf(email), goneAt: now })
    .onConflictDoNothing();
}

/** Whether an account with this address was there before and is gone. */
export async function hadTrial(executor: Executor, email: string): Promise<boolean> {
  const found = await executor
    .select({ hash: usedTrials.emailHash })
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, digestOf(email)));
  return found.length > 0;
}

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { usedTrials } from '../db/schema';

/** Shows whether an address is one of them, and reveals none. */
function digestOf(email: string): string {
  return createHash('sha256').update(`trial ${email.trim().toLowerCase()}`).digest('base64url');
}

/** Remembers that the trial of an address is used, even after its account is deleted. */
export async function rememberTrial(executor: Executor, email: string, now: Date): Promise<void> {
  await executor
    .insert(usedTrials)
    .values({ emailHash: digestOf(email), goneAt: now })
    .onConflictDoNothing();
}

/** Whether there once was an account with this address. */
export async function hadTrial(executor: Executor, email: string): Promise<boolean> {
  const found = await executor
    .select({ hash: usedTrials.emailHash })
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, digestOf(email)));
  return found.length > 0;
}

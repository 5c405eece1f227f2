import { and, eq, gt } from 'drizzle-orm';
import { hashToken, newToken } from '../../access/token';
import type { Executor } from '../../db/database';
import { passkeyChallenges } from '../../db/schema';

/** Long enough to find the phone, or the key in the other coat. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * Creates a challenge for somebody who wants to sign in: 256 random bits in base64url, of which a digest is stored.
 */
export async function issueChallenge(executor: Executor, now: Date): Promise<string> {
  const challenge = newToken();
  await executor.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/** Uses a challenge up. false for one that is over, invented, or that another call has just used. */
export async function useChallenge(
  executor: Executor,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const used = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return used.length > 0;
}

import { AppError, PROOF_REQUIRED } from '@candor/domain/errors';
import { PROOF_MINUTES } from '@candor/domain/model/proof';
import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions } from '../db/schema';
import type { Actor } from './actor';

const PROOF_MS = PROOF_MINUTES * 60_000;

/**
 * Refuses callers whose session has not recently proven that its owner is using it. A program with a key never has.
 *
 * @throws AppError 403 with `reason: proof_required`.
 */
export function demandProof(actor: Actor, now: Date): void {
  const isFresh = actor.apiKeyId === null && now < proofEnds(actor.provenAt);
  if (isFresh) return;
  throw new AppError('permission_denied', {
    detail: serverMessages.proofRequired,
    reason: PROOF_REQUIRED,
  });
}

/** Until when a proof from this moment counts. */
export function proofEnds(provenAt: Date): Date {
  return new Date(provenAt.getTime() + PROOF_MS);
}

/** Records that the owner of a session has just proven their identity. */
export async function noteProof(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}

import { AppError } from '@candor/domain/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { apiKeys, users } from '../db/schema';
import type { Actor } from './actor';
import { openSessions } from './open-sessions';
import type { OpenAt } from './session-life';

/**
 * Stops callers who were admitted a while ago and would not be any more: while the rest of the call arrived, the session may
 * have ended, the key been deleted, or the account been suspended or erased.
 *
 * @throws AppError 401.
 */
export async function demandStillIn(executor: Executor, actor: Actor, at: OpenAt): Promise<void> {
  const { sessionId, apiKeyId, suspended } = actor;
  const isIn =
    apiKeyId === null
      ? (await openSessions(executor, [sessionId], at, suspended)).has(sessionId)
      : await isActive(executor, apiKeyId);
  if (!isIn) throw new AppError('authentication_required');
}

async function isActive(executor: Executor, apiKeyId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.id, apiKeyId), eq(apiKeys.isActive, true), isNull(users.suspendedAt)));
  return rows.length > 0;
}

import type { AuthResponse } from '@candor/domain/model/user';
import { loadAllowance } from '../../access/allowance';
import { roleOf } from '../../access/role';
import type { Executor } from '../../db/database';
import type { Deps } from '../../deps';
import { after, SESSION_MS } from './lifetimes';
import { presentUser } from './present';
import { insertSession, type UserRow } from './store';

/** Signs an account in: a new session and the answer that carries its token. */
export async function openSession(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  executor: Executor,
  user: UserRow,
  userAgent: string,
): Promise<AuthResponse> {
  const now = clock.now();
  const expiresAt = after(now, SESSION_MS);
  const token = await insertSession(executor, { userId: user.id, userAgent, now, expiresAt });
  const allowance = await loadAllowance(executor, user.id, now);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_at: expiresAt.toISOString(),
    user: presentUser(user, roleOf(user, config.staffEmails), allowance),
  };
}

import { AppError } from '@candor/domain/errors';
import type { SignInAnswer } from '@candor/domain/model/second-factor';
import type { AuthResponse } from '@candor/domain/model/user';
import { serverMessages } from '@candor/domain/server-messages';
import { loadAllowance } from '../../access/allowance';
import { lockAccount } from '../../access/lock-account';
import { networkOf } from '../../access/network-of';
import { roleOf } from '../../access/role';
import { hasSecondFactor } from '../../access/second-factor/store';
import { issueTicket } from '../../access/tickets';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { after, SECOND_STEP_MS, SESSION_MS } from './lifetimes';
import { noteOwn } from './note';
import { presentUser } from './present';
import type { UserRow } from './store';
import { insertSession } from './store-sessions';

type Needs = Pick<Deps, 'config' | 'clock'>;

/** Where somebody signs in from. */
export type Place = { ip: string; userAgent: string };

/**
 * Lets in somebody with a correct password, or for whom a provider vouches: with a session, or, if the account has a
 * second factor, with a ticket for the second step and nothing else.
 *
 * @throws AppError 401 if the password was changed or the account erased since `user` was read.
 */
export async function letIn(
  deps: Needs,
  tx: Tx,
  user: UserRow,
  place: Place,
): Promise<SignInAnswer> {
  if ((await lockAccount(tx, user.id, 'share')) !== user.passwordHash) {
    throw new AppError('authentication_required', { detail: serverMessages.signInFailed });
  }
  if (!(await hasSecondFactor(tx, user.id))) {
    return openSession(deps, tx, user, place);
  }
  const now = deps.clock.now();
  const expiresAt = after(now, SECOND_STEP_MS);
  const ticket = await issueTicket(tx, {
    userId: user.id,
    kind: 'second_step',
    now,
    expiresAt,
  });
  return { second_factor_required: true, ticket, expires_at: expiresAt.toISOString() };
}

/** Signs an account in: a new session and the response that carries its token. */
export async function openSession(
  { config, clock }: Needs,
  tx: Tx,
  user: UserRow,
  { ip, userAgent }: Place,
): Promise<AuthResponse> {
  const now = clock.now();
  const expiresAt = after(now, SESSION_MS);
  const session = { userId: user.id, userAgent, lastPlace: networkOf(ip) };
  const { id: sessionId, token } = await insertSession(tx, { ...session, now, expiresAt });
  const allowance = await loadAllowance(tx, user.id, now);
  await noteOwn(tx, user.id, { action: 'session.opened', sessionId }, now);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_at: expiresAt.toISOString(),
    user: presentUser(user, roleOf(user, config.staffEmails), allowance),
  };
}

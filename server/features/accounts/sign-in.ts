import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AuthResponse } from '@candor/domain/model/user';
import { verifyPassword } from '../../access/passwords';
import { countSignIn } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { openSession } from './open-session';
import type { Place } from './register';
import { emailKeyOf, findUserByEmail } from './store';

/**
 * Signs in with a password. An unknown address and a wrong password get the same answer after the same work.
 *
 * @throws AppError 401, 429 after too many tries.
 */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  { ip, userAgent }: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const attempt = await countSignIn(db, { email: emailKeyOf(email), ip, now: clock.now() });
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    throw new AppError('authentication_required', { detail: messages.signInFailed });
  }
  await attempt.succeeded();
  return openSession(deps, db, user, userAgent);
}

import { AppError } from '@candor/domain/errors';
import type { SignInAnswer } from '@candor/domain/model/second-factor';
import { serverMessages } from '@candor/domain/server-messages';
import { verifyPassword } from '../../access/passwords';
import { countSignIn } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { noteFailedSignIn } from './note';
import { letIn, type Place } from './open-session';
import { emailKeyOf, findUserByEmail } from './store';

/**
 * Signs in with a password, up to the second step if the account has one. An unknown address and a wrong password get
 * the same answer after the same work.
 *
 * @throws AppError 401, 429 after too many attempts.
 */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  place: Place,
): Promise<SignInAnswer> {
  const { db, clock } = deps;
  const now = clock.now();
  const key = emailKeyOf(email);
  const attempt = await countSignIn(db, { email: key, ip: place.ip, now });
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password, attempt.from);
  if (!user || !matches) {
    await noteFailedSignIn(db, { email: key, userId: user?.id }, now);
    throw new AppError('authentication_required', { detail: serverMessages.signInFailed });
  }
  await attempt.succeeded();
  return db.transaction((tx) => letIn(deps, tx, user, place));
}

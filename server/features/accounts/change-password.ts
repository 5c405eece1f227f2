import { AppError, validationError } from '@candor/domain/errors';
import type { SessionActor } from '../../access/actor';
import { endSessions } from '../../access/end-sessions';
import { oweHolder } from '../../access/owe-holder';
import { hashPassword, verifyPassword } from '../../access/passwords';
import { noteProof } from '../../access/proof';
import { countSignIn } from '../../access/rate-limits';
import { refuseWeak } from '../../access/weak-passwords';
import type { Deps } from '../../deps';
import { noteOwn } from './note';
import { findUser, lockUser, setPassword, updateProfile } from './store';
import { deleteLinks } from './store-links';

/**
 * Changes the password of a signed-in person. Every other session ends, open reset links become void, and the owner
 * is notified by mail. Wrong current passwords count as guesses, and of changes at the same moment one is made.
 *
 * @throws AppError 400 if the current password is wrong, the new one is easily guessed or the account signs in
 * elsewhere, 429 after too many guesses.
 */
export async function changePassword(
  { db, clock }: Deps,
  actor: SessionActor,
  { current, next, ip }: { current: string; next: string; ip: string },
): Promise<void> {
  const now = clock.now();
  const user = await findUser(db, actor.userId);
  if (!user) throw new AppError('authentication_required');
  const attempt = await countSignIn(db, { email: user.emailKey, ip, now });
  if (!(await verifyPassword(user.passwordHash, current, 'known'))) {
    throw refused(user.passwordHash === null ? SIGNS_IN_ELSEWHERE : WRONG_PASSWORD);
  }
  await attempt.succeeded();
  await refuseWeak(next, { email: user.email, field: 'new_password' });

  const passwordHash = await hashPassword(next, 'known');
  await db.transaction(async (tx) => {
    // Whoever has set another one since, by a mailed link perhaps, may have done so to keep this caller out.
    const locked = await lockUser(tx, user.id);
    if (locked?.passwordHash !== user.passwordHash) throw refused(WRONG_PASSWORD);
    await setPassword(tx, user.id, passwordHash);
    await endSessions(tx, user.id, actor.sessionId);
    await noteProof(tx, actor.sessionId, now);
    await deleteLinks(tx, user.id, ['reset_password', 'change_email']);
    await updateProfile(tx, user.id, { pendingEmail: null });
    await oweHolder(tx, locked, { kind: 'password_changed', now });
    await noteOwn(tx, user.id, { action: 'password.changed' }, now);
  });
}

const refused = (message: string) => validationError([{ field: 'current_password', message }]);

const WRONG_PASSWORD = 'The current password is wrong.';
const SIGNS_IN_ELSEWHERE = 'This account has no password: it signs in with another service.';

import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { hashPassword } from '../../access/passwords';
import { countLink, countMailWish, mayMail } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import {
  deleteSessions,
  emailKeyOf,
  findUser,
  isGoodResetLink,
  setConfirmed,
  setPassword,
  useResetLink,
} from './store';

/**
 * Owes a reset mail, should the address have an account. Nothing tells whether it has.
 *
 * @throws AppError 429 after too many wishes from one place.
 */
export async function requestPasswordReset(
  { db, clock }: Deps,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const now = clock.now();
  const recipient = emailKeyOf(email);
  await countMailWish(db, { email: recipient, ip, now });
  if (await mayMail(db, recipient, now)) {
    await oweMail(db, { kind: 'reset_password', recipient, now });
  }
}

/**
 * Sets a new password with a mailed link, once. Every session ends, and the owner is told by mail. Whoever can read the
 * mail owns the address, so it counts as confirmed from now on.
 *
 * @throws AppError 400 for a link that is used, expired or invented.
 */
export async function confirmPasswordReset(
  { db, clock }: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> {
  const now = clock.now();
  await countLink(db, ip, now);
  if (!(await isGoodResetLink(db, token, now))) throw badLink();

  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await useResetLink(tx, token, now);
    const user = userId && (await findUser(tx, userId));
    if (!user) throw badLink();
    await setPassword(tx, user.id, passwordHash);
    await setConfirmed(tx, user.id, now);
    await deleteSessions(tx, user.id);
    await oweMail(tx, { kind: 'password_changed', recipient: user.emailKey, now });
  });
}

function badLink(): AppError {
  return new AppError('validation_error', {
    detail: messages.resetLinkInvalid,
    reason: 'link_expired',
  });
}

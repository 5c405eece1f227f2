import { AppError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import { endSessions } from '../../access/end-sessions';
import { hashPassword } from '../../access/passwords';
import { countAgainst } from '../../access/rate-limits';
import { refuseWeak } from '../../access/weak-passwords';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { endSecondTrial, isOwned } from './end-second-trial';
import { noteOwn } from './note';
import { oweRequestedMail } from './owe-requested-mail';
import { shutOutStrangers } from './shut-out';
import { lockUser, setConfirmed, setPassword, updateProfile } from './store';
import { deleteLinks, findResetOwner, useResetLink } from './store-links';

/**
 * Owes a reset mail, should the address have an account. Nothing tells whether it has.
 *
 * @throws AppError 429 after too many wishes from one place.
 */
export async function requestPasswordReset(
  deps: Deps,
  wish: { email: string; ip: string },
): Promise<void> {
  await oweRequestedMail(deps, 'reset_password', wish);
}

/**
 * Sets a new password with a mailed link, once. Every session ends, a pending address is dropped, and the owner is
 * notified by mail. Whoever can read the mail owns the address, so it counts as confirmed from now on; anybody who
 * got in before it was confirmed is shut out.
 *
 * @throws AppError 400 for a link that is used, expired or invented, and for a password that is easily guessed: then
 * the link stays valid.
 */
export async function confirmPasswordReset(
  { db, clock }: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> {
  const now = clock.now();
  await countAgainst('mailedLink', { db, subject: ip, now });
  const owner = await findResetOwner(db, token, now);
  if (!owner) throw badLink();
  await refuseWeak(password, { email: owner.email, field: 'new_password' });

  const passwordHash = await hashPassword(password, 'stranger');
  await db.transaction(async (tx) => {
    // The account first, like the code that changes its address: neither waits for the other.
    const user = await lockUser(tx, owner.id);
    if (!user || !(await useResetLink(tx, token, now))) throw badLink();
    await setPassword(tx, user.id, passwordHash);
    if (!isOwned(user)) await endSecondTrial(tx, user, now);
    await setConfirmed(tx, user.id, now);
    // Somebody who fears for the account is told that this stops a change of its address.
    await updateProfile(tx, user.id, { pendingEmail: null });
    await deleteLinks(tx, user.id, ['change_email']);
    await (user.emailConfirmedAt === null ? shutOutStrangers : endSessions)(tx, user.id);
    await oweMail(tx, { kind: 'password_changed', recipient: user.emailKey, now });
    await noteOwn(tx, user.id, { action: 'password.reset' }, now);
  });
}

function badLink(): AppError {
  return new AppError('validation_error', {
    detail: serverMessages.resetLinkInvalid,
    reason: 'link_expired',
  });
}

import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { countLink, countMailWish, mayMail } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { emailKeyOf, findUser, setConfirmed, useConfirmLink } from './store';

/**
 * Confirms the address that a link was mailed to; the same link may be followed again.
 *
 * @returns the address.
 * @throws AppError 400 for a link that was never sent or has expired.
 */
export async function confirmEmail(
  { db, clock }: Deps,
  { token, ip }: { token: string; ip: string },
): Promise<string> {
  const now = clock.now();
  await countLink(db, ip, now);
  return db.transaction(async (tx) => {
    const userId = await useConfirmLink(tx, token, now);
    const user = userId && (await findUser(tx, userId));
    if (!user) {
      throw new AppError('validation_error', {
        detail: messages.confirmLinkInvalid,
        reason: 'link_expired',
      });
    }
    await setConfirmed(tx, user.id, now);
    return user.email;
  });
}

/**
 * Owes another confirmation mail, should the address have an account that waits for it. Nothing tells whether it has.
 *
 * @throws AppError 429 after too many wishes from one place.
 */
export async function resendConfirmation(
  { db, clock }: Deps,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const now = clock.now();
  const recipient = emailKeyOf(email);
  await countMailWish(db, { email: recipient, ip, now });
  if (await mayMail(db, recipient, now)) {
    await oweMail(db, { kind: 'confirm_email', recipient, now });
  }
}

import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { countLink, countMailWish, mayMail } from '../../access/rate-limits';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { askFor } from '../../jobs/ask-for';
import { TELL_ADDRESSES } from '../../jobs/chore-names';
import { oweMail } from '../../mail/owe-mail';
import { noteOwn } from './note';
import {
  emailKeyOf,
  findUser,
  isUnproven,
  lockUser,
  setConfirmed,
  takePendingEmail,
  type UserRow,
  useChangeLink,
  useConfirmLink,
} from './store';

/**
 * Confirms the address that a link was mailed to; the same link may be followed again. A link to a new address of an account
 * puts it in the place of the old one, once.
 *
 * @returns the address.
 * @throws AppError 400 for a link that was never sent or has expired.
 */
export async function confirmEmail(
  { db, clock, payments }: Deps,
  { token, ip }: { token: string; ip: string },
): Promise<string> {
  const now = clock.now();
  await countLink(db, ip, now);
  return db.transaction(async (tx) => {
    const changed = await followChange(tx, token, now);
    // Where nobody pays there is no such chore.
    if (changed && payments) await askFor(tx, TELL_ADDRESSES);
    if (changed) return changed.email;
    const userId = await useConfirmLink(tx, token, now);
    const user = userId && (await findUser(tx, userId));
    if (!user) {
      throw new AppError('validation_error', {
        detail: messages.confirmLinkInvalid,
        reason: 'link_expired',
      });
    }
    await setConfirmed(tx, user.id, now);
    // The same link may be followed again: it confirms once.
    if (isUnproven(user)) {
      await noteOwn(tx, user.id, { action: 'email.confirmed' }, now);
    }
    return user.email;
  });
}

/** A link that was mailed to a new address puts it in the place of the old one. null for every other link. */
async function followChange(tx: Tx, token: string, now: Date): Promise<UserRow | null> {
  const userId = await useChangeLink(tx, token, now);
  const user = userId && (await lockUser(tx, userId));
  const changed = user ? await takePendingEmail(tx, user, now) : null;
  if (changed) await noteOwn(tx, changed.id, { action: 'email.changed' }, now);
  return changed;
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

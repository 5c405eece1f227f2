import { AppError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import { countAgainst } from '../../access/rate-limits';
import { rememberTrial } from '../../access/used-trials';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { isOutpaced } from '../../infrastructure-errors';
import { askFor } from '../../jobs/ask-for';
import { TELL_ADDRESSES } from '../../jobs/chore-names';
import { endSecondTrial, isOwned } from './end-second-trial';
import { noteOwn } from './note';
import { oweRequestedMail } from './owe-requested-mail';
import {
  findUser,
  isUnproven,
  lockUser,
  setConfirmed,
  takePendingEmail,
  type UserRow,
} from './store';
import { deleteLinks, findChangeOwner, useChangeLink, useConfirmLink } from './store-links';

/**
 * Confirms the address that a link was mailed to; the same link may be followed again. A link to a new address of an account
 * puts it in the place of the old one, and ends what was mailed there.
 *
 * @returns the address.
 * @throws AppError 400 for a link that was never sent or has expired.
 */
export async function confirmEmail(
  deps: Deps,
  { token, ip }: { token: string; ip: string },
): Promise<string> {
  const { db, clock } = deps;
  const now = clock.now();
  await countAgainst('mailedLink', { db, subject: ip, now });
  try {
    return await db.transaction((tx) => followLink(deps, tx, token));
  } catch (error) {
    // Somebody else took the pending address at this very moment.
    throw isOutpaced(error) ? badLink() : error;
  }
}

async function followLink(deps: Deps, tx: Tx, token: string): Promise<string> {
  const now = deps.clock.now();
  const changed = await followChange(deps, tx, token);
  if (changed) return changed.email;
  const userId = await useConfirmLink(tx, token, now);
  const user = userId && (await findUser(tx, userId));
  if (!user) throw badLink();
  if (!isOwned(user)) await endSecondTrial(tx, user, now);
  await setConfirmed(tx, user.id, now);
  // The same link may be followed again: it confirms once.
  if (isUnproven(user)) {
    await noteOwn(tx, user.id, { action: 'email.confirmed' }, now);
  }
  return user.email;
}

function badLink(): AppError {
  return new AppError('validation_error', {
    detail: serverMessages.confirmLinkInvalid,
    reason: 'link_expired',
  });
}

/**
 * A link that was mailed to a new address puts it in the place of the old one. Followed again (a page that is loaded anew, a
 * program that reads mail before its owner) it says so again. null for every other link.
 */
async function followChange(
  { clock, payments }: Deps,
  tx: Tx,
  token: string,
): Promise<UserRow | null> {
  const now = clock.now();
  const ownerId = await findChangeOwner(tx, token, now);
  // The account first, like the code that voids its links: neither waits for the other.
  const user = ownerId && (await lockUser(tx, ownerId));
  if (!user) return null;
  const isFirst = await useChangeLink(tx, token, now);
  if (!isFirst) return (await findChangeOwner(tx, token, now)) === null ? null : user;
  const changed = await takePendingEmail(tx, user, now);
  if (!changed) return null;
  if (!isOwned(user)) await endSecondTrial(tx, changed, now);
  await rememberTrial(tx, user, now);
  // Whoever reads the old mailbox must no longer be able to set a password here, nor learn the new address.
  await deleteLinks(tx, user.id, ['confirm_email', 'reset_password']);
  await noteOwn(tx, user.id, { action: 'email.changed' }, now);
  // Without payments there is no such chore.
  if (payments) await askFor(tx, TELL_ADDRESSES);
  return changed;
}

/**
 * Queues another confirmation mail, if the address has an account that waits for it. Nothing reveals whether it has.
 *
 * @throws AppError 429 after too many requests from one place.
 */
export async function resendConfirmation(
  deps: Deps,
  wish: { email: string; ip: string },
): Promise<void> {
  await oweRequestedMail(deps, 'confirm_email', wish);
}

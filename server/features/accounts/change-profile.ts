import { AppError } from '@candor/domain/errors';
import type { ProfileBody } from '@candor/domain/model/settings';
import { serverMessages } from '@candor/domain/server-messages';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { oweHolder } from '../../access/owe-holder';
import { demandProof } from '../../access/proof';
import { countAgainst, countMailWish, mayMail } from '../../access/rate-limits';
import { openAt } from '../../access/session-life';
import { demandStillIn } from '../../access/still-in';
import type { Tx } from '../../db/database';
import { beyondAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import {
  emailKeyOf,
  findUser,
  findUserByEmail,
  lockUser,
  type UserRow,
  updateProfile,
} from './store';
import { deleteLinks } from './store-links';

type ProfileCall = { actor: SessionActor; body: ProfileBody; ip: string; requestId: string };

/**
 * Changes the parts of a profile that people may change themselves. A new address is pending until the link mailed to
 * it was followed; until then the old one applies, and is notified. Requesting the current address cancels a pending
 * one.
 *
 * @throws AppError 403 for another address without a recent proof of identity, 409 for one that has an account, 429
 * after too many mails.
 */
export async function changeProfile(deps: Deps, call: ProfileCall): Promise<UserRow> {
  const { db, clock, config } = deps;
  const { actor, body, ip, requestId } = call;
  const now = clock.now();
  const user = await findUser(db, actor.userId);
  if (!user) throw new AppError('authentication_required');
  const pendingEmail =
    body.email === undefined
      ? undefined
      : await pendingAfter(deps, { user, actor }, body.email, ip);
  return db.transaction(async (tx) => {
    const locked = await lockUser(tx, actor.userId);
    if (!locked) throw new AppError('authentication_required');
    // A new password promises to end other sessions and to stop a change of the address: not one of theirs comes after it.
    await demandStillIn(tx, actor, openAt(now, config));
    const changed = await updateProfile(tx, user.id, {
      ...(body.full_name !== undefined && { fullName: body.full_name }),
      ...(body.context !== undefined && { atsSource: body.context?.ats_source ?? null }),
      ...(pendingEmail !== undefined && { pendingEmail }),
    });
    if (pendingEmail !== undefined) await tellAddresses(tx, locked, pendingEmail, now);
    const entry = {
      userId: user.id,
      actor: doer(actor),
      requestId,
      action: 'profile.changed',
      entity: { type: 'user', id: user.id },
      details: { fields: Object.keys(body).sort().join(' ') },
    } as const;
    await audit(tx, entry, now);
    return changed;
  });
}

/** The address to be made pending; null if the current one is requested. */
async function pendingAfter(
  { db, clock }: Deps,
  { user, actor }: { user: UserRow; actor: SessionActor },
  email: string,
  ip: string,
): Promise<string | null> {
  const now = clock.now();
  const key = emailKeyOf(email);
  if (key === user.emailKey) return null;
  demandProof(actor, now);
  await countMailWish(db, { email: key, ip, now });
  const isTaken = await beyondAccount(
    'whether an address is taken',
    async () => (await findUserByEmail(db, key)) !== null,
  );
  if (isTaken) {
    await countAgainst('takenAddress', { db, subject: ip, now });
    throw new AppError('conflict', { detail: serverMessages.emailInUse, reason: 'email_taken' });
  }
  return email.trim();
}

async function tellAddresses(
  tx: Tx,
  user: UserRow,
  pendingEmail: string | null,
  now: Date,
): Promise<void> {
  await deleteLinks(tx, user.id, ['change_email']);
  if (pendingEmail === null) return;
  const recipient = emailKeyOf(pendingEmail);
  if (await mayMail(tx, recipient, now)) {
    await oweMail(tx, { kind: 'change_email', recipient, data: { userId: user.id }, now });
  }
  // Requested twice, notified once: the owner of the old address needs one warning.
  if (user.pendingEmail === pendingEmail) return;
  await oweHolder(tx, user, { kind: 'email_changes', now });
}

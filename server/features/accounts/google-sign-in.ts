import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { SignInAnswer } from '@candor/domain/model/second-factor';
import { countAgainst } from '../../access/rate-limits';
import { noteRefusal, readIdentity } from '../../access/read-identity';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity-provider';
import { endSecondTrial, isOwned } from './end-second-trial';
import { trialFor } from './fresh-trial';
import { noteOwn } from './note';
import { letIn, type Place } from './open-session';
import { shutOutStrangers } from './shut-out';
import { findUserByGoogle, insertUser, linkGoogle, lockUserByEmail, type UserRow } from './store';
import { deleteLinks } from './store-links';

type GoogleToken = { id_token: string; nonce?: string | undefined };

/**
 * Signs in somebody for whom Google vouches; the first time creates the account, or links it to the one with that
 * address.
 *
 * @throws AppError 401 for an invalid token, 429 after too many attempts, 503 if Google is not configured or its keys
 * cannot be fetched.
 */
export async function googleSignIn(
  deps: Deps,
  { id_token: token, nonce }: GoogleToken,
  place: Place,
): Promise<SignInAnswer> {
  const { db, clock } = deps;
  await countAgainst('googleSignIn', { db, subject: place.ip, now: clock.now() });
  const identity = await identityOf(deps, token, nonce ?? null);
  return db.transaction(async (tx) => {
    const user = await accountOf(deps, tx, identity);
    return letIn(deps, tx, user, place);
  });
}

async function identityOf(
  { google, log }: Deps,
  token: string,
  nonce: string | null,
): Promise<Identity> {
  if (!google)
    throw new AppError('service_unavailable', {
      detail: messages.googleNotSetUp,
      reason: 'not_configured',
    });
  return readIdentity(log, google.identify(token, nonce), refused);
}

/**
 * An address that Google has not verified opens nothing and links nothing. Whoever came in before anybody confirmed the
 * address, by a password or from an ATS, may be a stranger: their ways in go.
 */
async function accountOf({ clock, log }: Deps, tx: Tx, identity: Identity): Promise<UserRow> {
  const known = await findUserByGoogle(tx, identity.subject);
  if (known) return known;
  if (!identity.emailVerified) {
    noteRefusal(log, { code: 'address_unverified' });
    throw refused();
  }
  const now = clock.now();
  const namesake = await lockUserByEmail(tx, identity.email);
  if (!namesake) {
    const { subject, email, name } = identity;
    const fullName = name ?? email.split('@', 1)[0] ?? email;
    const created = await insertUser(
      tx,
      {
        email,
        fullName,
        passwordHash: null,
        createdAt: now,
        googleSubject: subject,
        isOauth: true,
        emailConfirmedAt: now,
      },
      await trialFor(tx, email, now),
    );
    if (created) await endSecondTrial(tx, created, now);
    // The second of two concurrent sign-ins finds what the first has created, here or by the address.
    const account = created ?? (await findUserByGoogle(tx, subject));
    if (account) return account;
    throw refused();
  }
  if (namesake.googleSubject === identity.subject) return namesake;
  if (namesake.googleSubject !== null) throw refused();
  const wasConfirmed = namesake.emailConfirmedAt !== null;
  if (!wasConfirmed) {
    await shutOutStrangers(tx, namesake.id);
    await deleteLinks(tx, namesake.id, ['confirm_email', 'change_email', 'reset_password']);
  }
  if (!isOwned(namesake)) await endSecondTrial(tx, namesake, now);
  const linked = await linkGoogle(tx, namesake.id, {
    subject: identity.subject,
    keepsPassword: wasConfirmed,
    now,
  });
  await noteOwn(tx, linked.id, { action: 'identity.linked' }, now);
  return linked;
}

function refused(): AppError {
  return new AppError('authentication_required', { detail: messages.googleSignInFailed });
}

import { AppError } from '@candor/domain/errors';
import type { PasskeyRequest } from '@candor/domain/model/passkey';
import type { AuthResponse } from '@candor/domain/model/user';
import { serverMessages } from '@candor/domain/server-messages';
import { findOwner, type Owner } from '../../access/find-owner';
import { countAgainst } from '../../access/rate-limits';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { relyingParty } from './relying-party';
import { CHALLENGE_MS, issueChallenge, useChallenge } from './store-challenges';
import { type Shown, takeSignature } from './take-signature';

/** Where somebody signs in from. */
type Place = { ip: string; userAgent: string };

/** What signing in is by another feature: a session, and the answer that carries its token. */
export type OpenSession = (tx: Tx, owner: Owner, place: Place) => Promise<AuthResponse>;

/** What a browser needs to sign in with any passkey of this site. Throws AppError 429 after too many requests. */
export async function beginSignIn(
  { db, clock, config }: Deps,
  { ip }: Pick<Place, 'ip'>,
): Promise<PasskeyRequest> {
  const now = clock.now();
  await countAgainst('passkeyChallenge', { db, subject: ip, now });
  return {
    challenge: await issueChallenge(db, now),
    rpId: relyingParty(config).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/**
 * Signs in the owner of a passkey that signed a challenge of this site from the last minutes. It counts as both
 * factors: possession of the device, and the user verification it performed.
 *
 * @throws AppError 401 whatever is wrong, with one message for all cases; 429 after too many attempts.
 */
export async function signInByPasskey(
  deps: Deps,
  openSession: OpenSession,
  shown: Shown,
  place: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const now = clock.now();
  await countAgainst('passkeySignIn', { db, subject: place.ip, now });
  const entered = await takeSignature(deps, shown, {
    wasAsked: (challenge) => useChallenge(db, challenge, now),
    open: async (tx, userId) => openSession(tx, await findOwner(tx, userId), place),
  });
  if (entered) return entered;
  throw new AppError('authentication_required', { detail: serverMessages.passkeyRefused });
}

import { AppError } from '@candor/domain/errors';
import type { OwnPasskeyRequest } from '@candor/domain/model/passkey';
import { serverMessages } from '@candor/domain/server-messages';
import { countAgainst } from '../../access/rate-limits';
import { issueTicket, useTicket } from '../../access/tickets';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { presentToBrowser } from './present';
import { relyingParty } from './relying-party';
import { passkeysOf } from './store';
import { CHALLENGE_MS } from './store-challenges';
import { type Shown, takeSignature } from './take-signature';

/**
 * What a browser needs to have a passkey of this account sign that its owner sits there.
 *
 * @throws AppError 409 for an account without any.
 */
export async function beginPasskeyProof(
  { db, clock, config }: Deps,
  userId: string,
): Promise<OwnPasskeyRequest> {
  const now = clock.now();
  const known = await passkeysOf(db, userId);
  if (known.length === 0) throw new AppError('conflict', { detail: serverMessages.passkeyNone });
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  return {
    challenge: await issueTicket(db, { userId, kind: 'passkey_proof', now, expiresAt }),
    rpId: relyingParty(config).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: known.map(presentToBrowser),
  };
}

/**
 * Whether a passkey of this account signed the account's challenge of the last minutes; `note` runs in the
 * transaction that counts the signature.
 *
 * @throws AppError 429 after too many attempts from a place.
 */
export async function proveByPasskey(
  deps: Deps,
  { userId, ip, ...shown }: Shown & { userId: string; ip: string },
  note: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  await countAgainst('passkeySignIn', { db, subject: ip, now });
  const proven = await takeSignature(deps, shown, {
    ownerId: userId,
    wasAsked: async (challenge) =>
      (await db.transaction((tx) => useTicket(tx, 'passkey_proof', challenge, now))) === userId,
    open: async (tx) => {
      await note(tx);
      return true;
    },
  });
  return proven ?? false;
}

import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { PasskeyRequest, SignedByPasskey } from '@candor/domain/model/passkey';
import type { AuthResponse } from '@candor/domain/model/user';
import { audit } from '../../access/audit';
import { findOwner, type Owner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import {
  countPasskeyChallenge,
  countPasskeySignIn,
  mayNoteFailure,
} from '../../access/rate-limits';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { CHALLENGE_MS, challengeIn, issueChallenge, useChallenge } from './challenges';
import { relyingParty } from './relying-party';
import { findByCredential, lockPasskey, noteUse, type PasskeyRow } from './store';
import { userHandle } from './user-handle';
import { type Signed, verifySigned } from './verify';

/** Where somebody signs in from. */
type Place = { ip: string; userAgent: string };

/** What signing in is by another feature: a session, and the answer that carries its token. */
export type OpenSession = (tx: Tx, owner: Owner, place: Place) => Promise<AuthResponse>;

type Asked = { credential: SignedByPasskey; requestId: string };

/** What a browser needs to sign in with any passkey of this site. Throws AppError 429 after too many wishes. */
export async function beginSignIn(
  { db, clock, config }: Deps,
  { ip }: Pick<Place, 'ip'>,
): Promise<PasskeyRequest> {
  const now = clock.now();
  await countPasskeyChallenge(db, ip, now);
  return {
    challenge: await issueChallenge(db, now),
    rpId: relyingParty(config).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/**
 * Signs in whose passkey signed what this site asked for in the last minutes. It counts as both factors: the device is one, and
 * it made sure who used it, which is the other. One whose counter went back was copied, so that one of the two is a stranger's:
 * it is refused and stands in the log of the account.
 *
 * @throws AppError 401 whatever is wrong, with one sentence for all of it; 429 after too many tries.
 */
export async function signInByPasskey(
  deps: Deps,
  openSession: OpenSession,
  { credential, requestId }: Asked,
  place: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const now = clock.now();
  await countPasskeySignIn(db, place.ip, now);
  const shown = await passkeyOf(deps, credential, now);
  if (!shown) throw refused();
  const { passkey, signed } = shown;
  const entered = await db.transaction(async (tx) => {
    await lockAccount(tx, passkey.userId, 'share');
    const current = await lockPasskey(tx, passkey.id);
    if (!current) throw refused();
    if (!countsOn(current.counter, signed.counter)) return null;
    await noteUse(tx, current.id, { ...signed, lastUsedAt: now });
    return openSession(tx, await findOwner(tx, current.userId), place);
  });
  if (entered) return entered;
  await noteCopy(db, passkey, { requestId, now });
  throw refused();
}

/** The passkey that signed, with what it said; null for anything that is not good. The challenge is used up in any case. */
async function passkeyOf(
  deps: Deps,
  credential: SignedByPasskey,
  now: Date,
): Promise<{ passkey: PasskeyRow; signed: Signed } | null> {
  const { clientDataJSON, userHandle: handle } = credential.response;
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null || !(await useChallenge(deps.db, challenge, now))) return null;
  const passkey = await findByCredential(deps.db, credential.id);
  if (!passkey || handle !== userHandle(passkey.userId)) return null;
  const signed = await verifySigned(deps, credential, { challenge, passkey });
  return signed && { passkey, signed };
}

/** Whether a device has signed more often than before, or does not count at all (WebAuthn Level 3, 6.1.1). */
function countsOn(before: number, after: number): boolean {
  return after > before || (after === 0 && before === 0);
}

/** Recorded a few times an hour. */
async function noteCopy(
  db: Db,
  { id, userId }: PasskeyRow,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  if (!(await mayNoteFailure(db, `passkey ${id}`, now))) return;
  const entry = {
    ...{ userId, requestId, details: {} },
    actor: { kind: 'system', id: null },
    action: 'passkey.refused',
    entity: { type: 'passkey', id },
  } as const;
  await db.transaction((tx) => audit(tx, entry, now));
}

function refused(): AppError {
  return new AppError('authentication_required', { detail: messages.passkeyRefused });
}

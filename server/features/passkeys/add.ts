import { AppError, validationError } from '@candor/domain/errors';
import {
  type AddPasskeyBody,
  MAX_PASSKEYS,
  type PasskeyCreation,
} from '@candor/domain/model/passkey';
import { serverMessages } from '@candor/domain/server-messages';
import type { z } from 'zod';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { findOwner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import { issueTicket, useTicket } from '../../access/tickets';
import type { Executor } from '../../db/database';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { ALGORITHMS } from './algorithms';
import { challengeIn } from './challenge-in';
import { presentToBrowser } from './present';
import { relyingParty } from './relying-party';
import {
  countPasskeys,
  insertPasskey,
  type PasskeyRow,
  type PublicHalf,
  passkeysOf,
} from './store';
import { CHALLENGE_MS } from './store-challenges';
import { userHandle } from './user-handle';
import { verifyMade } from './verify';

/**
 * What a browser needs to create a passkey: discoverable without a user name, on a device that verifies its user.
 * Nothing counts before the response arrives.
 *
 * @throws AppError 409 for an account that has the maximum.
 */
export async function beginPasskey(
  { db, clock, config }: Deps,
  { userId }: SessionActor,
): Promise<PasskeyCreation> {
  const now = clock.now();
  const { email, fullName } = await findOwner(db, userId);
  await refuseWhileWaiting(db, userId);
  const known = await passkeysOf(db, userId);
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const { id, name } = relyingParty(config);
  return {
    rp: { id, name },
    user: { id: userHandle(userId), name: email, displayName: fullName },
    challenge: await issueTicket(db, { userId, kind: 'passkey_setup', now, expiresAt }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(presentToBrowser),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type Asked = z.infer<typeof AddPasskeyBody> & { requestId: string };

/**
 * Adds the passkey that a browser created, and notifies the owner of the account. The challenge is used up, whatever
 * the outcome.
 *
 * @throws AppError 400 for one that was not created here for this account in the last minutes, 409 for one that is
 * already stored and for an account that has the maximum, also for concurrent calls.
 */
export async function addPasskey(
  deps: Deps,
  actor: SessionActor,
  { name, credential, requestId }: Asked,
): Promise<PasskeyRow> {
  const { db, clock } = deps;
  const now = clock.now();
  const { userId } = actor;
  const { emailKey } = await findOwner(db, userId);
  const half = await halfOf(deps, userId, credential, now);
  if (!half) {
    throw validationError([{ field: 'credential', message: serverMessages.passkeyNotAdded }]);
  }
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    await refuseWhileWaiting(tx, userId);
    const row = await insertPasskey(tx, { ...half, userId, name, createdAt: now });
    if (!row) throw new AppError('conflict', { detail: serverMessages.passkeyTaken });
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'passkey.added',
      entity: { type: 'passkey', id: row.id },
    } as const;
    await audit(tx, entry, now);
    await oweMail(tx, { kind: 'passkey_added', recipient: emailKey, now });
    return row;
  });
}

async function halfOf(
  deps: Deps,
  userId: string,
  made: Asked['credential'],
  now: Date,
): Promise<PublicHalf | null> {
  const challenge = challengeIn(made.response.clientDataJSON);
  if (challenge === null) return null;
  const owner = await deps.db.transaction((tx) => useTicket(tx, 'passkey_setup', challenge, now));
  return owner === userId ? verifyMade(deps, made, challenge) : null;
}

async function refuseWhileWaiting(executor: Executor, userId: string): Promise<void> {
  if ((await countPasskeys(executor, userId)) < MAX_PASSKEYS) return;
  throw new AppError('conflict', { detail: serverMessages.passkeyLimit(MAX_PASSKEYS) });
}

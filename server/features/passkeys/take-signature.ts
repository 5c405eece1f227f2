import type { SignedByPasskey } from '@candor/domain/model/passkey';
import { audit } from '../../access/audit';
import { lockAccount } from '../../access/lock-account';
import { mayNoteFailure } from '../../access/rate-limits';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { challengeIn } from './challenge-in';
import { findByCredential, lockPasskey, noteUse, type PasskeyRow } from './store';
import { userHandle } from './user-handle';
import { type Signed, verifySigned } from './verify';

/** What a browser sent, and in which call. */
export type Shown = { credential: SignedByPasskey; requestId: string };

/** The purpose of a signature. */
type Purpose<Result> = {
  /** Uses up what had to be signed. false where it was not asked for here, or is over. */
  wasAsked: (challenge: string) => Promise<boolean>;
  /** Whose passkeys are accepted; anybody's if that is not known yet. */
  ownerId?: string;
  /** What the signature opens, in the transaction that counts it. */
  open: (tx: Tx, userId: string) => Promise<Result>;
};

/**
 * Accepts a passkey's signature, once. If its counter went backwards the key was copied, so one of the two is a
 * stranger's: it is refused and recorded in its account's log.
 *
 * @returns what it opened; null for anything invalid.
 */
export async function takeSignature<Result>(
  deps: Deps,
  { credential, requestId }: Shown,
  purpose: Purpose<Result>,
): Promise<Result | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await passkeyOf(deps, credential, purpose);
  if (!found) return null;
  const { passkey, signed } = found;
  const taken = await db.transaction(async (tx) => {
    await lockAccount(tx, passkey.userId, 'share');
    const current = await lockPasskey(tx, passkey.id);
    if (!current) return { opened: null };
    if (!countsOn(current.counter, signed.counter)) return null;
    await noteUse(tx, current.id, { ...signed, lastUsedAt: now });
    return { opened: await purpose.open(tx, current.userId) };
  });
  if (taken) return taken.opened;
  await noteCopy(db, passkey, { requestId, now });
  return null;
}

/** The passkey that signed, with what it said; null for anything that is not good. The challenge is used up in any case. */
async function passkeyOf(
  deps: Deps,
  credential: SignedByPasskey,
  { wasAsked, ownerId }: Pick<Purpose<unknown>, 'wasAsked' | 'ownerId'>,
): Promise<{ passkey: PasskeyRow; signed: Signed } | null> {
  const { clientDataJSON, userHandle: handle } = credential.response;
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null || !(await wasAsked(challenge))) return null;
  const passkey = await findByCredential(deps.db, credential.id);
  if (!passkey || !isTheirs(passkey, { handle, ownerId })) return null;
  const signed = await verifySigned(deps, credential, { challenge, passkey });
  return signed && { passkey, signed };
}

/** Whoever is not known yet has to be named by the device; who is known has to be the owner (WebAuthn Level 3, 7.2, step 6). */
function isTheirs(
  { userId }: PasskeyRow,
  { handle, ownerId }: { handle: string | undefined; ownerId: string | undefined },
): boolean {
  if (handle === undefined) return userId === ownerId;
  return handle === userHandle(userId) && (ownerId === undefined || userId === ownerId);
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
    userId,
    requestId,
    details: {},
    actor: { kind: 'system', id: null },
    action: 'passkey.refused',
    entity: { type: 'passkey', id },
  } as const;
  await db.transaction((tx) => audit(tx, entry, now));
}

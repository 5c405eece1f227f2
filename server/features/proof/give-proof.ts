import { type AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { OwnPasskeyRequest, SignedByPasskey } from '@candor/domain/model/passkey';
import type { ProofBody } from '@candor/domain/model/proof';
import { serverMessages } from '@candor/domain/server-messages';
import type { SessionActor } from '../../access/actor';
import { doer } from '../../access/audit';
import type { Owner } from '../../access/find-owner';
import { verifyPassword } from '../../access/passwords';
import { noteProof, proofEnds } from '../../access/proof';
import { countAgainst, countSignIn } from '../../access/rate-limits';
import { readIdentity } from '../../access/read-identity';
import { codeToTake } from '../../access/second-factor/take-code';
import { useTicket } from '../../access/tickets';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { proofMethodOf } from './proof-method';

type Asked = { body: ProofBody; ip: string; requestId: string };

/** What another feature knows about passkeys. */
export type Passkeys = {
  /** Whether an account has any. */
  has: (userId: string) => Promise<boolean>;
  begin: (userId: string) => Promise<OwnPasskeyRequest>;
  /** Whether a passkey of the account signed what it was asked; `note` is done together with it. */
  prove: (
    shown: { userId: string; ip: string; requestId: string; credential: SignedByPasskey },
    note: (tx: Tx) => Promise<void>,
  ) => Promise<boolean>;
};

/**
 * Accepts a proof of identity for this session and returns until when it counts. A passkey stands for both factors,
 * so it is enough in every account that has one.
 *
 * @throws AppError 400 for one that is wrong or not of this account's kind, 429 after too many attempts, 503 if the
 * identity provider does not answer.
 */
export async function giveProof(
  deps: Deps,
  passkeys: Passkeys,
  actor: SessionActor,
  asked: Asked,
): Promise<Date> {
  const { body } = asked;
  if ('credential' in body) return byPasskey(deps, passkeys, actor, body.credential, asked);
  const { method, owner } = await proofMethodOf(deps, actor.userId);
  if (method === 'code' && 'code' in body) return byCode(deps, actor, owner, body.code, asked);
  if (method === 'password' && 'password' in body) {
    return byPassword(deps, actor, owner, body.password, asked);
  }
  if (method === 'google' && 'id_token' in body) return byGoogle(deps, actor, owner, body, asked);
  const [field = 'code'] = Object.keys(body);
  throw validationError([{ field, message: OTHER_PROOF[method] }]);
}

const OTHER_PROOF = {
  code: serverMessages.proofByCode,
  password: 'This account asks for its password.',
  google: 'This account asks for a sign-in with Google.',
  sign_in: 'Please sign in again: this account has nothing else to show.',
} as const;

async function byPasskey(
  { clock }: Deps,
  passkeys: Passkeys,
  { userId, sessionId }: SessionActor,
  credential: SignedByPasskey,
  { ip, requestId }: Asked,
): Promise<Date> {
  const now = clock.now();
  const shown = { userId, ip, requestId, credential };
  if (await passkeys.prove(shown, (tx) => noteProof(tx, sessionId, now))) return proofEnds(now);
  throw validationError([{ field: 'credential', message: serverMessages.passkeyNoProof }]);
}

async function byCode(
  deps: Deps,
  actor: SessionActor,
  { emailKey }: Owner,
  code: string,
  { ip, requestId }: Asked,
): Promise<Date> {
  const now = deps.clock.now();
  const { userId, sessionId } = actor;
  const caller = { userId, emailKey, actor: doer(actor), requestId };
  const take = await codeToTake(deps, caller, { code, ip }, now);
  await deps.db.transaction(async (tx) => {
    await take(tx);
    await noteProof(tx, sessionId, now);
  });
  return proofEnds(now);
}

async function byPassword(
  { db, clock }: Deps,
  { sessionId }: SessionActor,
  { emailKey, passwordHash }: Owner,
  password: string,
  { ip }: Asked,
): Promise<Date> {
  const now = clock.now();
  const attempt = await countSignIn(db, { email: emailKey, ip, now });
  if (!(await verifyPassword(passwordHash, password, 'known'))) {
    throw validationError([{ field: 'password', message: serverMessages.passwordWrong }]);
  }
  await attempt.succeeded();
  await noteProof(db, sessionId, now);
  return proofEnds(now);
}

/** The token has to carry the nonce issued here recently, and be about the owner of this account. */
async function byGoogle(
  { db, clock, google, log }: Deps,
  { userId, sessionId }: SessionActor,
  { googleSubject }: Owner,
  { id_token: token, nonce }: { id_token: string; nonce: string },
  { ip }: Asked,
): Promise<Date> {
  const now = clock.now();
  await countAgainst('googleSignIn', { db, subject: ip, now });
  if (!google) throw notGoogle();
  const identity = await readIdentity(log, google.identify(token, nonce), notGoogle);
  if (identity.subject !== googleSubject) throw notGoogle();
  await db.transaction(async (tx) => {
    if ((await useTicket(tx, 'proof_nonce', nonce, now)) !== userId) throw notGoogle();
    await noteProof(tx, sessionId, now);
  });
  return proofEnds(now);
}

function notGoogle(): AppError {
  return validationError([{ field: 'id_token', message: messages.googleSignInFailed }]);
}

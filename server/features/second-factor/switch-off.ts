import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { endSessions } from '../../access/end-sessions';
import { findOwner, type Owner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import { verifyPassword } from '../../access/passwords';
import { noteProof } from '../../access/proof';
import { countSignIn } from '../../access/rate-limits';
import { removeFactor } from '../../access/second-factor/store';
import { codeToTake } from '../../access/second-factor/take-code';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { demandSecondFactor } from './demand-second-factor';

type Asked = { code: string; password: string; ip: string; requestId: string };

/**
 * Turns the second factor off for somebody who knows the password, if the account has one, and has a valid code.
 * Other sessions end, and the owner is notified.
 *
 * @throws AppError 400 for a wrong password or code, 409 if it is off, 429 after too many attempts.
 */
export async function switchOffSecondFactor(
  deps: Deps,
  actor: SessionActor,
  { code, password, ip, requestId }: Asked,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { userId, sessionId } = actor;
  const owner = await findOwner(db, userId);
  await demandSecondFactor(db, userId);
  if (owner.passwordHash !== null) await demandPassword(deps, owner, { password, ip });
  const caller = { userId, emailKey: owner.emailKey, actor: doer(actor), requestId };
  const take = await codeToTake(deps, caller, { code, ip }, now);
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    await take(tx);
    if (!(await removeFactor(tx, userId))) throw new AppError('conflict');
    await endSessions(tx, userId, sessionId);
    await noteProof(tx, sessionId, now);
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'second_factor.disabled',
      entity: { type: 'user', id: userId },
    } as const;
    await audit(tx, entry, now);
    await oweMail(tx, { kind: 'second_factor_off', recipient: owner.emailKey, now });
  });
}

/** Wrong passwords count as guesses, as they do at the sign-in. */
async function demandPassword(
  { db, clock }: Deps,
  { passwordHash, emailKey }: Owner,
  { password, ip }: Pick<Asked, 'password' | 'ip'>,
): Promise<void> {
  if (password === '') throw validationError([{ field: 'password', message: messages.required }]);
  const attempt = await countSignIn(db, { email: emailKey, ip, now: clock.now() });
  if (!(await verifyPassword(passwordHash, password, 'known'))) {
    throw validationError([{ field: 'password', message: serverMessages.passwordWrong }]);
  }
  await attempt.succeeded();
}

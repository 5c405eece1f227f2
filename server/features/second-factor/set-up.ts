import { AppError } from '@candor/domain/errors';
import type { SecondFactorSetup } from '@candor/domain/model/second-factor';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { endSessions } from '../../access/end-sessions';
import { findOwner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import { countCode } from '../../access/rate-limits';
import { newRecoveryCodes } from '../../access/second-factor/recovery-codes';
import { secretPlace } from '../../access/second-factor/secret-place';
import {
  beginSetup,
  enable,
  findFactor,
  replaceRecoveryCodes,
} from '../../access/second-factor/store';
import { wrongCode } from '../../access/second-factor/take-code';
import { newTotpSecret, stepOfCode, totpUri } from '../../access/second-factor/totp';
import { openSecret, sealSecret } from '../../access/secrets';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';

/**
 * Creates a secret for an authenticator app. It has no effect until a first code confirms it, and the next one
 * replaces it.
 *
 * @throws AppError 409 if the account already has a second factor.
 */
export async function beginSecondFactor(
  { db, clock, config }: Deps,
  { userId }: SessionActor,
): Promise<SecondFactorSetup> {
  const { email } = await findOwner(db, userId);
  const secret = newTotpSecret();
  const secretSealed = sealSecret(config, secret, secretPlace(userId));
  if (!(await beginSetup(db, { userId, secretSealed, createdAt: clock.now() }))) throw isOn();
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Turns the second factor on with a first code of the app, and returns the recovery codes, which are never shown
 * again. Other sessions end, because they signed in with less.
 *
 * @throws AppError 400 for a wrong code, 409 if it is already on or nothing was set up, 429 after too many attempts.
 */
export async function confirmSecondFactor(
  { db, clock, config }: Deps,
  actor: SessionActor,
  { code, requestId }: { code: string; requestId: string },
): Promise<string[]> {
  const now = clock.now();
  const { userId } = actor;
  const owner = await findOwner(db, userId);
  const attempt = await countCode(db, userId, now);
  const factor = await findFactor(db, userId);
  if (factor?.enabledAt) throw isOn();
  if (!factor) throw new AppError('conflict', { detail: NOT_BEGUN });
  const secret = openSecret(config, factor.secretSealed, secretPlace(userId));
  const step = stepOfCode(secret, code.replace(/\s/g, ''), now);
  if (step === null) throw wrongCode();

  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    if (!(await enable(tx, factor, { step, now }))) throw isOn();
    await attempt.succeeded(tx);
    await replaceRecoveryCodes(tx, userId, codes);
    await endSessions(tx, userId, actor.sessionId);
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'second_factor.enabled',
      entity: { type: 'user', id: userId },
    } as const;
    await audit(tx, entry, now);
    await oweMail(tx, { kind: 'second_factor_on', recipient: owner.emailKey, now });
  });
  return codes;
}

const NOT_BEGUN = 'Begin with the setup: there is no secret to confirm.';

function isOn(): AppError {
  return new AppError('conflict', { detail: 'The second factor is on already.' });
}

import { validationError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import type { Config } from '../../config';
import type { Db, Tx } from '../../db/database';
import { oweMail } from '../../mail/owe-mail';
import { type AuditEntry, audit } from '../audit';
import { countCode, countRecoveryCode } from '../rate-limits';
import { openSecret } from '../secrets';
import { secretPlace } from './secret-place';
import { findFactor, takeRecoveryCode, takeStep } from './store';
import { stepOfCode } from './totp';

type Deps = { db: Db; config: Pick<Config, 'secretKeys'> };

/** A code as typed, and where it came from. */
export type TypedCode = { code: string; ip: string };

/** Whose code it is, and what an audit entry says about the call. */
type Owner = { userId: string; emailKey: string; actor: AuditEntry['actor']; requestId: string };

/**
 * Counts an attempt with a code of an account's second factor and returns a function that uses the code up, to be
 * called in the transaction of whatever it authorizes: one from the app, or a recovery code, of which the owner is
 * notified. Each works once, whatever else happens at the same time. The attempt is counted outside that transaction,
 * so that a wrong code is counted, too.
 *
 * @throws AppError 429 after too many attempts; using it up throws 400 for a code that is wrong, used or expired.
 */
export async function codeToTake(
  deps: Deps,
  owner: Owner,
  { code, ip }: TypedCode,
  now: Date,
): Promise<(tx: Tx) => Promise<void>> {
  const digits = code.replace(/[\s-]/g, '');
  const { userId } = owner;
  if (/^\d{1,8}$/.test(digits)) {
    const attempt = await countCode(deps.db, userId, now);
    return async (tx) => {
      if (!(await takeAppCode(deps, tx, userId, digits, now))) throw wrongCode();
      await attempt.succeeded(tx);
    };
  }
  const attempt = await countRecoveryCode(deps.db, { userId, ip, now });
  return async (tx) => {
    if (!(await takeRecoveryCode(tx, userId, code))) throw wrongCode();
    await attempt.succeeded(tx);
    await tellOwner(tx, owner, now);
  };
}

async function takeAppCode(
  { config }: Deps,
  tx: Tx,
  userId: string,
  digits: string,
  now: Date,
): Promise<boolean> {
  const factor = await findFactor(tx, userId);
  if (!factor?.enabledAt) return false;
  const secret = openSecret(config, factor.secretSealed, secretPlace(userId));
  const step = stepOfCode(secret, digits, now);
  return step !== null && takeStep(tx, userId, step);
}

async function tellOwner(
  tx: Tx,
  { userId, emailKey, actor, requestId }: Owner,
  now: Date,
): Promise<void> {
  const entry = {
    userId,
    actor,
    requestId,
    details: {},
    action: 'second_factor.recovery_code_used',
    entity: { type: 'user', id: userId },
  } as const;
  await audit(tx, entry, now);
  await oweMail(tx, { kind: 'recovery_code_used', recipient: emailKey, now });
}

/** The error for a code, whatever is wrong with it. */
export function wrongCode() {
  return validationError([{ field: 'code', message: serverMessages.codeWrong }]);
}

import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { findOwner } from '../../access/find-owner';
import { newRecoveryCodes } from '../../access/second-factor/recovery-codes';
import { replaceRecoveryCodes } from '../../access/second-factor/store';
import { codeToTake, type TypedCode } from '../../access/second-factor/take-code';
import type { Deps } from '../../deps';
import { demandSecondFactor } from './demand-second-factor';

/**
 * Replaces the recovery codes with ten new ones and returns them; they are never shown again.
 *
 * @throws AppError 400 for a wrong code, 409 without a second factor, 429 after too many attempts.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  actor: SessionActor,
  { requestId, ...typed }: TypedCode & { requestId: string },
): Promise<string[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const { userId } = actor;
  const { emailKey } = await findOwner(db, userId);
  await demandSecondFactor(db, userId);
  const caller = { userId, emailKey, actor: doer(actor), requestId };
  const take = await codeToTake(deps, caller, typed, now);
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    await take(tx);
    await replaceRecoveryCodes(tx, userId, codes);
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      details: {},
      action: 'second_factor.recovery_codes_renewed',
      entity: { type: 'user', id: userId },
    } as const;
    await audit(tx, entry, now);
  });
  return codes;
}

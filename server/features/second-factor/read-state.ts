import type { SecondFactorState } from '@candor/domain/model/second-factor';
import { findOwner } from '../../access/find-owner';
import { countRecoveryCodes, findFactor } from '../../access/second-factor/store';
import type { Executor } from '../../db/database';

/** What an owner may know about their second factor. */
export async function readState(executor: Executor, userId: string): Promise<SecondFactorState> {
  const { passwordHash } = await findOwner(executor, userId);
  const since = (await findFactor(executor, userId))?.enabledAt ?? null;
  return {
    enabled: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(executor, userId),
    has_password: passwordHash !== null,
  };
}

import type { Tx } from '../../db/database';
import { oweMail } from '../../mail/owe-mail';
import { audit } from '../audit';
import { endSessions } from '../end-sessions';
import { lockAccount } from '../lock-account';
import { removeFactor } from './store';

/**
 * The operator's remedy for somebody who has lost both app and recovery codes: removes the second factor and ends
 * every session. The owner is notified. false if there was none.
 */
export async function resetSecondFactor(
  tx: Tx,
  { userId, emailKey }: { userId: string; emailKey: string },
  now: Date,
): Promise<boolean> {
  await lockAccount(tx, userId, 'update');
  if (!(await removeFactor(tx, userId))) return false;
  await endSessions(tx, userId);
  const entry = {
    userId,
    details: {},
    requestId: null,
    actor: { kind: 'staff', id: null },
    action: 'second_factor.disabled',
    entity: { type: 'user', id: userId },
  } as const;
  await audit(tx, entry, now);
  await oweMail(tx, { kind: 'second_factor_off', recipient: emailKey, now });
  return true;
}

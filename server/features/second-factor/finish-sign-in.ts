import { AppError } from '@candor/domain/errors';
import type { AuthResponse } from '@candor/domain/model/user';
import { serverMessages } from '@candor/domain/server-messages';
import { audit } from '../../access/audit';
import { findOwner, type Owner } from '../../access/find-owner';
import { lockAccount } from '../../access/lock-account';
import { countAgainst, mayNoteFailure } from '../../access/rate-limits';
import { codeToTake } from '../../access/second-factor/take-code';
import { findTicket, useTicket } from '../../access/tickets';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';

/** Where somebody signs in from. */
type Place = { ip: string; userAgent: string };

/** What signing in is by another feature: a session, and the answer that carries its token. */
export type OpenSession = (tx: Tx, owner: Owner, place: Place) => Promise<AuthResponse>;

type Asked = { ticket: string; code: string; requestId: string };

/**
 * The second step of a sign-in: a session for a ticket of the first step and a code. A wrong code leaves the ticket as it is;
 * a good one uses it up.
 *
 * @throws AppError 401 for a ticket that is over, used or invented, 400 for a wrong code, 429 after too many tries.
 */
export async function finishSignIn(
  deps: Deps,
  openSession: OpenSession,
  { ticket, code, requestId }: Asked,
  place: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const now = clock.now();
  const { ip } = place;
  await countAgainst('secondStep', { db, subject: ip, now });
  const userId = await findTicket(db, 'second_step', ticket, now);
  if (userId === null) throw isOver();
  const owner = await findOwner(db, userId);
  const actor = { kind: 'user', id: userId } as const;
  const caller = { userId, emailKey: owner.emailKey, actor, requestId };
  const take = await codeToTake(deps, caller, { code, ip }, now);
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, userId, 'share');
      await take(tx);
      if ((await useTicket(tx, 'second_step', ticket, now)) === null) throw isOver();
      return openSession(tx, owner, place);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') {
      await noteWrongCode(db, owner, { requestId, now });
    }
    throw error;
  }
}

/** Whoever types it knows the password. Recorded a few times an hour. */
async function noteWrongCode(
  db: Db,
  { id: userId, emailKey }: Owner,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  if (!(await mayNoteFailure(db, emailKey, now))) return;
  const entry = {
    userId,
    requestId,
    details: {},
    actor: { kind: 'system', id: null },
    action: 'second_factor.code_refused',
    entity: { type: 'user', id: userId },
  } as const;
  await db.transaction((tx) => audit(tx, entry, now));
}

function isOver(): AppError {
  return new AppError('authentication_required', {
    detail: serverMessages.secondStepOver,
    reason: 'second_step_over',
  });
}

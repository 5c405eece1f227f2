import { validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AuthResponse } from '@candor/domain/model/user';
import { oweHolder } from '../../access/owe-holder';
import { hashPassword } from '../../access/passwords';
import { countAgainst } from '../../access/rate-limits';
import { refuseWeak } from '../../access/weak-passwords';
import type { Deps } from '../../deps';
import { trialFor } from './fresh-trial';
import { openSession, type Place } from './open-session';
import { findUserByEmail, insertUser } from './store';

export type Registration = { email: string; full_name: string; password: string };

/**
 * Creates an account on a trial, signs it in and owes it the confirmation mail.
 *
 * @throws AppError 400 for an address that has an account or a password that is easily guessed, 429 after too many tries from one place.
 */
export async function register(
  deps: Deps,
  { email, full_name: fullName, password }: Registration,
  place: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const now = clock.now();
  await refuseWeak(password, { email, field: 'password' });
  await countAgainst('registration', { db, subject: place.ip, now });
  if (await findUserByEmail(db, email)) return refuseTaken(deps, place.ip);

  const passwordHash = await hashPassword(password, 'stranger');
  const answer = await db.transaction(async (tx) => {
    const user = await insertUser(
      tx,
      { email, fullName, passwordHash, createdAt: now },
      await trialFor(tx, email, now),
    );
    if (!user) return null;
    await oweHolder(tx, user, { kind: 'confirm_email', now });
    return openSession(deps, tx, user, place);
  });
  return answer ?? refuseTaken(deps, place.ip);
}

async function refuseTaken({ db, clock }: Deps, ip: string): Promise<never> {
  await countAgainst('takenAddress', { db, subject: ip, now: clock.now() });
  throw validationError([{ field: 'email', message: messages.emailTaken }]);
}

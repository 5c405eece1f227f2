import { validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AuthResponse } from '@candor/domain/model/user';
import { hashPassword } from '../../access/passwords';
import { countRegistration, countTakenAddress } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { after, TRIAL_MS } from './lifetimes';
import { openSession } from './open-session';
import { emailKeyOf, findUserByEmail, insertUser } from './store';

export type Registration = { email: string; full_name: string; password: string };
export type Place = { ip: string; userAgent: string };

/**
 * Creates an account on a trial, signs it in and owes it the confirmation mail.
 *
 * @throws AppError 400 for an address that has an account, 429 after too many tries from one place.
 */
export async function register(
  deps: Deps,
  { email, full_name: fullName, password }: Registration,
  { ip, userAgent }: Place,
): Promise<AuthResponse> {
  const { db, clock } = deps;
  const now = clock.now();
  await countRegistration(db, ip, now);
  if (await findUserByEmail(db, email)) return refuseTaken(deps, ip);

  const passwordHash = await hashPassword(password);
  const trialEndsAt = after(now, TRIAL_MS);
  const subscription = {
    planType: 'trial',
    status: 'trialing',
    trialEndsAt,
    periodStart: now,
    periodEnd: trialEndsAt,
    invitationCredits: TRIAL_INVITATION_CREDITS,
  };
  const answer = await db.transaction(async (tx) => {
    const user = await insertUser(
      tx,
      { email, fullName, passwordHash, createdAt: now },
      subscription,
    );
    if (!user) return null;
    await oweMail(tx, { kind: 'confirm_email', recipient: emailKeyOf(email), now });
    return openSession(deps, tx, user, userAgent);
  });
  return answer ?? refuseTaken(deps, ip);
}

const TRIAL_INVITATION_CREDITS = 5;

async function refuseTaken({ db, clock }: Deps, ip: string): Promise<never> {
  await countTakenAddress(db, ip, clock.now());
  throw validationError([{ field: 'email', message: messages.emailTaken }]);
}

import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { SsoAnswer } from '@candor/domain/model/second-factor';
import type { AtsSource } from '@candor/domain/model/user';
import { reportPath } from '@candor/domain/rules/own-path';
import { serverMessages } from '@candor/domain/server-messages';
import type { SessionActor } from '../../access/actor';
import { oweHolder } from '../../access/owe-holder';
import { countAgainst } from '../../access/rate-limits';
import { noteRefusal, readIdentity } from '../../access/read-identity';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { SsoArrival } from '../../ports/sso';
import { endSecondTrial } from './end-second-trial';
import { trialFor } from './fresh-trial';
import { noteOwn } from './note';
import { letIn, type Place } from './open-session';
import { emailKeyOf, findUser, findUserByEmail, insertUser, type UserRow } from './store';
import { findUserOfAts, linkAts, markArrival, useSsoToken } from './store-sso';

type Arriving = { token: string; ats_source?: AtsSource | undefined };

/**
 * Signs in somebody sent by a registered ATS. The first time creates an account. Its address counts as confirmed if
 * the ATS may vouch for it; otherwise a confirmation mail is queued. An address that already has an account is linked
 * only once its owner has signed in: see `ssoLink`. A token works once. The response says which page it leads to.
 *
 * @throws AppError 401 for an invalid token, with `reason: sign_in_to_link` for an address that has an account; 429;
 * 503 if no ATS is registered or its keys cannot be fetched.
 */
export async function ssoSignIn(
  deps: Deps,
  { token, ats_source: source }: Arriving,
  place: Place,
): Promise<SsoAnswer> {
  const arrival = await arrivalOf(deps, token, place.ip);
  return deps.db.transaction(async (tx) => {
    const user = await accountOf(deps, tx, arrival);
    // Undone with every refusal: with the same token its owner then connects the account that there is.
    await useOnce(deps, tx, arrival);
    const atsSource = sourceOf(arrival, source);
    const { isPartner } = arrival;
    const marked = await markArrival(tx, user.id, { atsSource, isPartner });
    const answer = await letIn(deps, tx, marked, place);
    return { ...answer, return_to: pageOf(arrival, atsSource) };
  });
}

/**
 * Links the account of a signed-in person to the person that a token names, if both have the same address. Returns
 * the account, and the page the token leads to.
 *
 * @throws AppError 401 for an invalid token, 403 for a token about somebody else.
 */
export async function ssoLink(
  deps: Deps,
  actor: SessionActor,
  { token, ats_source: source }: Arriving,
  ip: string,
): Promise<{ user: UserRow; page: string | null }> {
  const arrival = await arrivalOf(deps, token, ip);
  return deps.db.transaction(async (tx) => {
    const user = await findUser(tx, actor.userId);
    if (user?.emailKey !== emailKeyOf(arrival.email)) throw new AppError('permission_denied');
    await useOnce(deps, tx, arrival);
    if (!(await linkAts(tx, user.id, arrival, deps.clock.now()))) {
      throw new AppError('permission_denied');
    }
    const atsSource = sourceOf(arrival, source);
    const { isPartner } = arrival;
    const marked = await markArrival(tx, user.id, { atsSource, isPartner });
    await noteOwn(tx, user.id, { action: 'identity.linked' }, deps.clock.now());
    return { user: marked, page: pageOf(arrival, atsSource) };
  });
}

async function arrivalOf(deps: Deps, token: string, ip: string): Promise<SsoArrival> {
  await countAgainst('ssoSignIn', { db: deps.db, subject: ip, now: deps.clock.now() });
  if (!deps.ssoTokens) {
    throw new AppError('service_unavailable', {
      detail: messages.atsNotSetUp,
      reason: 'not_configured',
    });
  }
  const arrival = await readIdentity(deps.log, deps.ssoTokens.read(token), refused);
  await countAgainst('ssoArrival', { db: deps.db, subject: arrival.issuer, now: deps.clock.now() });
  return arrival;
}

/** What is signed, or settled with the ATS, counts before a word in a link that anybody can write. */
function sourceOf({ ats }: SsoArrival, linked: AtsSource | undefined): AtsSource {
  return ats ?? linked ?? 'ashby';
}

function pageOf(arrival: SsoArrival, source: AtsSource): string | null {
  if (arrival.returnTo !== null) return arrival.returnTo;
  return source === 'unknown' ? null : reportPath(source, arrival);
}

async function useOnce({ log }: Deps, tx: Tx, arrival: SsoArrival): Promise<void> {
  if (await useSsoToken(tx, arrival)) return;
  noteRefusal(log, { code: 'used_before', issuer: arrival.issuer });
  throw refused();
}

async function accountOf(deps: Deps, tx: Tx, arrival: SsoArrival): Promise<UserRow> {
  const known = await findUserOfAts(tx, arrival);
  if (known) return known;
  const isTaken = (await findUserByEmail(tx, arrival.email)) !== null;
  const created = isTaken ? null : await createAccount(deps, tx, arrival);
  // The second of two concurrent arrivals finds what the first has created.
  const account = created ?? (await findUserOfAts(tx, arrival));
  if (!account) throw linkFirst();
  return account;
}

/** null when the address has got an account meanwhile. */
async function createAccount(
  { clock }: Deps,
  tx: Tx,
  arrival: SsoArrival,
): Promise<UserRow | null> {
  const now = clock.now();
  const { email, name, issuer, emailVouched } = arrival;
  const fullName = name ?? email.split('@', 1)[0] ?? email;
  const user = await insertUser(
    tx,
    {
      email,
      fullName,
      passwordHash: null,
      createdAt: now,
      isOauth: true,
      ...(emailVouched && { emailConfirmedAt: now, emailVouchedBy: issuer }),
    },
    await trialFor(tx, email, now),
  );
  if (user) await endSecondTrial(tx, user, now);
  if (user && !emailVouched) {
    await oweHolder(tx, user, { kind: 'confirm_email', now });
  }
  if (user && !(await linkAts(tx, user.id, arrival, now))) throw linkFirst();
  return user;
}

function refused(): AppError {
  return new AppError('authentication_required', { detail: serverMessages.ssoFailed });
}

function linkFirst(): AppError {
  return new AppError('authentication_required', {
    detail: serverMessages.ssoLinkFirst,
    reason: 'sign_in_to_link',
  });
}

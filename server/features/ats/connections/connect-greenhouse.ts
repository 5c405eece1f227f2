import { randomUUID } from 'node:crypto';
import type { integrations } from '@candor/domain/api/integrations';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { Integration } from '@candor/domain/model/ats';
import { hashToken, newToken } from '../../../access/token';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { AtsForbidden, AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { adopt } from './adopt';
import { integrationOf } from './present';
import { openCredentials, sealCredentials } from './sealed';
import { insertGrant, takeState, takeTicket, updateGrant } from './store';
import { atsAway, CALL_MS, consentOf, isTimeout } from './systems';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats' | 'log'>;

const STATE_LASTS_MS = 10 * 60_000;
const TICKET_LASTS_MS = 10 * 60_000;
const CALLBACK = '/api/integrations/greenhouse/oauth/callback';
const PAGES = '/integrations/greenhouse/oauth';

/** Where users authorize us at Greenhouse. Throws AppError 503 if that is not configured. */
export async function connectUrl(
  deps: Needs,
  { actor }: Pick<Call<typeof integrations.connectGreenhouse>, 'actor'>,
): Promise<{ connect_url: string; state_expires_at: string }> {
  const consent = consentOf(deps);
  const state = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + STATE_LASTS_MS);
  const { userId } = actor;
  await insertGrant(deps.db, { id: randomUUID(), userId, stateHash: hashToken(state), expiresAt });
  const connect_url = consent.authorizeUrl({ state, redirectUri: redirectUriOf(deps) });
  return { connect_url, state_expires_at: expiresAt.toISOString() };
}

/** What Greenhouse says in place of a code. */
type Brought = Call<typeof integrations.greenhouseReturn>['query'];

/**
 * Accepts the OAuth callback from Greenhouse, and returns the page to redirect to. Nothing is connected yet: an
 * attacker who sent somebody through their own link would get that person's Greenhouse. The returning browser gets a
 * ticket, and the account that started submits it.
 */
export async function takeReturn(deps: Needs, { state, code, error }: Brought): Promise<string> {
  const now = deps.clock.now();
  const grant = state ? await takeState(deps.db, hashToken(state)) : null;
  if (!grant || grant.expiresAt <= now) return failed('expired');
  if (error !== undefined) return failed(error === 'access_denied' ? 'denied' : 'unknown');
  if (!code || !deps.ats.greenhouse) return failed('unknown');
  try {
    const brought = { code, redirectUri: redirectUriOf(deps) };
    const signal = AbortSignal.timeout(CALL_MS);
    const tokens = await deps.ats.greenhouse.consent.exchange(brought, signal);
    const ticket = newToken();
    const place = { table: 'ats_grants', id: grant.id } as const;
    await updateGrant(deps.db, grant.id, {
      ticketHash: hashToken(ticket),
      credentialsSealed: sealCredentials(deps.config, tokens, place),
      expiresAt: new Date(now.getTime() + TICKET_LASTS_MS),
    });
    // In the fragment: it is sent to nobody and appears in no log.
    return `${PAGES}/success#ticket=${ticket}`;
  } catch (problem) {
    if (problem instanceof AtsRefused) return failed('expired');
    if (!(problem instanceof AtsUnavailable) && !isTimeout(problem)) {
      deps.log.error({ err: problem }, 'the callback of a Greenhouse connection failed');
    }
    return failed('unavailable');
  }
}

/**
 * Connects Greenhouse for the account that began it.
 *
 * @throws AppError 404 for a ticket that is unknown, used, over or another account's, 503 when Greenhouse does not answer.
 */
export async function confirmGreenhouse(
  deps: Needs,
  call: Call<typeof integrations.confirmGreenhouse>,
): Promise<Integration> {
  const { db, clock, config, ats } = deps;
  const { userId } = call.actor;
  const ticketHash = hashToken(call.body.ticket);
  const grant = await db.transaction((tx) => takeTicket(tx, userId, ticketHash));
  if (!grant?.credentialsSealed || grant.expiresAt <= clock.now() || !ats.greenhouse) {
    throw new AppError('not_found', {
      detail: messages.connectionUnknown,
      reason: 'connection_unknown',
    });
  }
  const place = { table: 'ats_grants', id: grant.id } as const;
  const credentials = openCredentials(config, grant.credentialsSealed, place);
  const system = ats.greenhouse;
  const signal = AbortSignal.timeout(CALL_MS);
  try {
    const missing = await missingOf(() => system.check(credentials, signal));
    await adopt(deps, { call, system, credentials, missing, signal });
  } catch (error) {
    if (error instanceof AtsUnavailable) throw atsAway('greenhouse', error.retryAfterS);
    throw error instanceof AtsRefused || isTimeout(error) ? atsAway('greenhouse') : error;
  }
  return integrationOf(deps, userId, 'greenhouse');
}

async function missingOf(
  check: () => Promise<{ missing: readonly string[] }>,
): Promise<readonly string[]> {
  try {
    return (await check()).missing;
  } catch (error) {
    if (error instanceof AtsForbidden) return [error.permission];
    throw error;
  }
}

function failed(reason: 'denied' | 'expired' | 'unavailable' | 'unknown'): string {
  return `${PAGES}/error?reason=${reason}`;
}

function redirectUriOf({ config }: Needs): string {
  return `${config.publicUrl}${CALLBACK}`;
}

import type { integrations } from '@candor/domain/api/integrations';
import { validationError } from '@candor/domain/errors';
import type { Integration } from '@candor/domain/model/ats';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import { type AtsCredentials, AtsForbidden, AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { adopt } from './adopt';
import { integrationOf } from './present';
import { hasAsked } from './store';
import { atsAway, CALL_MS, isTimeout } from './systems';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;

/**
 * Connects Ashby with a key that Ashby has accepted. One that may not read everything is connected as well, and the
 * response says what is missing.
 *
 * @throws AppError 400 for a key that Ashby refuses, 503 if it does not answer.
 */
export async function linkAshby(
  deps: Needs,
  call: Call<typeof integrations.linkAshby>,
): Promise<Integration> {
  const system = deps.ats.ashby;
  const credentials: AtsCredentials = { kind: 'key', apiKey: call.body.ashby_api_key };
  const signal = AbortSignal.timeout(CALL_MS);
  try {
    const told = await hasAsked(deps.db, call.actor.userId, 'ashby');
    const { missing } = await system.check(credentials, signal, { told });
    await adopt(deps, { call, system, credentials, missing, signal });
  } catch (error) {
    throw refusalOf(error);
  }
  return integrationOf(deps, call.actor.userId, 'ashby');
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AtsRefused || error instanceof AtsForbidden) {
    return validationError([{ field: 'ashby_api_key', message: serverMessages.ashbyKeyRefused }]);
  }
  if (error instanceof AtsUnavailable) return atsAway('ashby', error.retryAfterS);
  return isTimeout(error) ? atsAway('ashby') : error;
}

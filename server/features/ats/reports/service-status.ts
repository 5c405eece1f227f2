import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsHealth, type AtsType } from '@candor/domain/model/ats';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsRefused } from '../../../ports/ats';
import { asking } from '../connections/asking';
import { openConnection } from '../connections/store';

/** Somebody waiting for this wants to know soon. */
const WITHIN_MS = 8_000;

/** Whether a system answers the account's own connection just now. Every failure is an answer, and none an error. */
export async function serviceStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'ats' | 'log'>,
  { userId, ats }: { userId: string; ats: AtsType },
): Promise<AtsHealth> {
  const name = ATS_NAMES[ats];
  const row = await openConnection(deps.db, userId, ats);
  if (!row) return statusOf(deps, serverMessages.atsNotConnected(name), null);
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    await asking(deps, row, (system, credentials) => system.check(credentials, signal));
    return statusOf(deps, null, Math.round(performance.now() - began));
  } catch (error) {
    return statusOf(deps, sentenceOf(error, name), Math.round(performance.now() - began));
  }
}

function sentenceOf(error: unknown, name: string): string {
  if (error instanceof AtsRefused) return messages.atsReconnect(name);
  if (error instanceof AtsForbidden) return `${name} does not allow what is needed.`;
  return messages.atsUnavailable(name);
}

function statusOf(
  { clock }: Pick<Deps, 'clock'>,
  problem: string | null,
  took: number | null,
): AtsHealth {
  const status = problem === null ? 'healthy' : 'unhealthy';
  return {
    status,
    overall_status: status,
    response_time_ms: took,
    responseTime: took,
    timestamp: clock.now().toISOString(),
    error_message: problem,
  };
}

import { messages } from '@candor/domain/messages';
import {
  ATS_NAMES,
  type AtsHealth,
  type AtsType,
  type Integration,
} from '@candor/domain/model/ats';
import type { Deps } from '../../../deps';
import { type ConnectionRow, openConnection } from './store';
import { systemOf } from './systems';

/** A reading that began so long ago was cut off. */
export const SYNC_LASTS_MS = 15 * 60_000;

/** What is said of a system that is not connected. */
const NOTHING = {
  connected: false,
  connected_at: null,
  last_sync: null,
  key_last4: null,
  health: null,
  error_message: null,
  problem: null,
  syncing: false,
  missing_permissions: [],
  receives_events: false,
} satisfies Partial<Integration>;

/** A system that nobody can connect yet. It has no name: that would be a promise. */
const PLANNED: Integration = { ...NOTHING, ats_type: 'more', status: 'planned', available: false };

/** Every system that can be connected, or will be, as the account has it. */
export async function integrationsOf(deps: Needs, userId: string): Promise<Integration[]> {
  return [
    await integrationOf(deps, userId, 'ashby'),
    await integrationOf(deps, userId, 'greenhouse'),
    PLANNED,
  ];
}

type Needs = Pick<Deps, 'db' | 'ats' | 'clock'>;

/** One system as the account has it. */
export async function integrationOf(
  deps: Needs,
  userId: string,
  ats: AtsType,
): Promise<Integration> {
  const row = await openConnection(deps.db, userId, ats);
  const available = systemOf(deps, ats) !== null;
  if (!row) return { ...NOTHING, ats_type: ats, status: 'not_connected', available };
  return presentConnection(row, { available, now: deps.clock.now() });
}

function presentConnection(
  row: ConnectionRow,
  { available, now }: { available: boolean; now: Date },
): Integration {
  const { atsType, problem, connectedAt, syncedAt, keyLast4, missing } = row;
  return {
    ats_type: atsType,
    status: problem === null ? 'connected' : 'error',
    connected: problem !== 'refused',
    connected_at: connectedAt.toISOString(),
    last_sync: syncedAt?.toISOString() ?? null,
    key_last4: keyLast4,
    health: healthOf(row),
    error_message: problem && problemSentence(row),
    problem,
    available,
    syncing: isSyncing(row, now),
    receives_events: row.webhookSecretSealed !== null,
    missing_permissions: missing,
  };
}

/** As the last reading found it: asking the system here would have everybody wait for it. */
function healthOf(row: ConnectionRow): AtsHealth | null {
  const at = row.problemAt ?? row.syncedAt;
  if (at === null) return null;
  const status = row.problem === null ? 'healthy' : 'unhealthy';
  return {
    status,
    overall_status: status,
    response_time_ms: null,
    responseTime: null,
    timestamp: at.toISOString(),
    error_message: row.problem && problemSentence(row),
  };
}

/** Whether the system is being read just now, or for the first time soon. */
export function isSyncing({ syncBeganAt, syncedAt, problem }: ConnectionRow, now: Date): boolean {
  if (syncBeganAt !== null) return syncBeganAt.getTime() > now.getTime() - SYNC_LASTS_MS;
  return syncedAt === null && problem === null;
}

function problemSentence({ atsType, problem, missing }: ConnectionRow): string {
  const name = ATS_NAMES[atsType];
  switch (problem) {
    case 'refused':
      return messages.atsReconnect(name);
    case 'permission':
      return `${name} does not allow what is needed: ${missing.join(', ')}.`;
    default:
      return messages.atsUnavailable(name);
  }
}

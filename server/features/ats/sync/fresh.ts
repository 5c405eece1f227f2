import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@candor/domain/errors';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { Executor } from '../../../db/database';
import type { Deps } from '../../../deps';
import { askFor } from '../../../jobs/ask-for';
import { isSyncing } from '../connections/present';
import { waitS } from '../connections/retry-wait';
import { type ConnectionRow, openConnection, updateConnection } from '../connections/store';
import { atsAway, notConnected, refusedNow, systemOf } from '../connections/systems';
import { SYNC_CHORE } from './chore-name';

type Needs = Pick<Deps, 'db' | 'clock' | 'ats'>;

/** Data read this recently counts as new. */
export const FRESH_MS = 5 * 60_000;
const FIRST_WAIT_MS = 8_000;
/** As long as it takes to know that a system does not answer: its call is repeated after one second and two. */
const LATER_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** How old what is shown is, as the wire has it. */
export type Freshness = { stale: boolean; as_of: string | null; syncing: boolean };

/**
 * The account's connection to a system, synced within the last five minutes if the system answers soon. If it does
 * not, earlier data is used and marked.
 *
 * @throws AppError 404 without a connection, or with one that is refused and was never synced; 403 for one without
 * permission; 503 for one that was never synced and does not answer.
 */
export async function freshConnection(
  deps: Needs,
  userId: string,
  ats: AtsType,
): Promise<ConnectionRow> {
  const row = await openConnection(deps.db, userId, ats);
  if (!row || !systemOf(deps, ats)) throw notConnected(ats);
  const now = deps.clock.now();
  const isOld = row.syncedAt === null || row.syncedAt.getTime() < now.getTime() - FRESH_MS;
  if (!isOld) return row;
  const read = row.problem === 'refused' ? row : await newsOf(deps, row, now);
  if (read.syncedAt === null) demandReadable(read, now);
  return read;
}

/** How old what the connection shows is. */
export function freshnessOf(row: ConnectionRow, now: Date): Freshness {
  return {
    stale: row.problem !== null && row.syncedAt !== null,
    as_of: row.syncedAt?.toISOString() ?? null,
    syncing: isSyncing(row, now),
  };
}

/** Nobody waits for a system that itself asked us to wait: it is read as soon as allowed. */
async function newsOf({ db }: Needs, row: ConnectionRow, now: Date): Promise<ConnectionRow> {
  await updateConnection(db, row.id, { syncAskedAt: now });
  await askFor(db, SYNC_CHORE);
  return waitS(row, now) === null ? waitForNews(db, row) : row;
}

async function waitForNews(db: Executor, row: ConnectionRow): Promise<ConnectionRow> {
  const tries = (row.syncedAt === null ? FIRST_WAIT_MS : LATER_WAIT_MS) / LOOK_EVERY_MS;
  for (let tried = 0; tried < tries; tried += 1) {
    await sleep(LOOK_EVERY_MS);
    const seen = await openConnection(db, row.userId, row.atsType);
    if (!seen) throw notConnected(row.atsType);
    if (isAnswered(seen, row)) return seen;
  }
  return (await openConnection(db, row.userId, row.atsType)) ?? row;
}

/** Whether a reading ended since: well, or with a problem that is new or was met again. */
function isAnswered(seen: ConnectionRow, before: ConnectionRow): boolean {
  if (seen.syncedAt?.getTime() !== before.syncedAt?.getTime()) return true;
  return seen.problem !== null && seen.syncBeganAt === null && seen.problem !== before.problem;
}

function demandReadable(row: ConnectionRow, now: Date): void {
  const { atsType, problem, missing } = row;
  if (problem === 'refused') throw refusedNow(atsType);
  const seconds = waitS(row, now);
  if (problem === 'unavailable' || seconds !== null) throw atsAway(atsType, seconds);
  if (problem !== 'permission') return;
  throw new AppError('permission_denied', {
    detail: `${ATS_NAMES[atsType]} does not allow what is needed: ${missing.join(', ')}.`,
    reason: 'ats_permission',
    ats_type: atsType,
  });
}

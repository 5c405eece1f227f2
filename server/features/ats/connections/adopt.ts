import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../access/actor';
import type { Executor } from '../../../db/database';
import type { Deps } from '../../../deps';
import { askFor } from '../../../jobs/ask-for';
import { type Ats, type AtsCredentials, AtsForbidden, type AtsJobFacts } from '../../../ports/ats';
import { SYNC_CHORE } from '../sync/chore-name';
import { recordConnection } from './record';
import { sealCredentials } from './sealed';
import {
  connectionsOf,
  endedConnection,
  insertConnection,
  jobsListed,
  lockConnecting,
  openConnection,
  updateConnection,
} from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;
type Let = {
  call: { actor: Actor; requestId: string };
  system: Ats;
  credentials: AtsCredentials;
  missing: readonly string[];
  signal: AbortSignal;
};

const LAST = 4;

/**
 * Turns accepted credentials into the account's connection. If they open the same organisation as an earlier
 * connection, that one continues with its results; another organisation gets its own connection, since the ids of two
 * may collide.
 */
export async function adopt(
  { db, clock, config }: Needs,
  { call, system, credentials, missing, signal }: Let,
): Promise<void> {
  const { type: ats } = system;
  const { userId } = call.actor;
  const known = await knownOrganisation(db, userId, { system, credentials, signal });
  const now = clock.now();
  const fresh = {
    connectedAt: now,
    endedAt: null,
    missing: [...missing],
    problem: null,
    problemAt: null,
    retryAt: null,
    syncBeganAt: null,
    syncAskedAt: now,
    jobsSince: null,
    applicationsSince: null,
    keyLast4: credentials.kind === 'key' ? credentials.apiKey.slice(-LAST) : null,
    renewedAt: credentials.kind === 'key' ? null : now,
  };
  await db.transaction(async (tx) => {
    await lockConnecting(tx, userId, ats);
    const open = await openConnection(tx, userId, ats);
    if (open && open.id !== known) {
      await updateConnection(tx, open.id, endedConnection(now));
    }
    const id = known ?? randomUUID();
    const credentialsSealed = sealCredentials(config, credentials, {
      table: 'ats_connections',
      id,
    });
    if (known) await updateConnection(tx, id, { ...fresh, credentialsSealed });
    else await insertConnection(tx, { ...fresh, id, userId, atsType: ats, credentialsSealed });
    await askFor(tx, SYNC_CHORE);
    await recordConnection(tx, call, 'integration.linked', { id, ats }, now);
  });
}

/** The account's earlier connection to the organisation that these credentials open; null for one that was not connected before. */
async function knownOrganisation(
  executor: Executor,
  userId: string,
  { system, credentials, signal }: Pick<Let, 'system' | 'credentials' | 'signal'>,
): Promise<string | null> {
  const earlier = await connectionsOf(executor, userId, system.type);
  if (earlier.length === 0) return null;
  const jobs = await someJobs(system, credentials, signal);
  for (const { id } of earlier) if (await hasJobs(executor, id, jobs)) return id;
  return null;
}

async function someJobs(system: Ats, credentials: AtsCredentials, signal: AbortSignal) {
  try {
    for await (const { items } of system.jobs(credentials, null, signal)) return items;
  } catch (error) {
    // A key that may not read jobs is connected as well, and the response says so.
    if (!(error instanceof AtsForbidden)) throw error;
  }
  return [];
}

/** Numbers may be alike in two organisations; a number together with the moment it was made is not. */
async function hasJobs(
  executor: Executor,
  connectionId: string,
  jobs: readonly AtsJobFacts[],
): Promise<boolean> {
  if (jobs.length === 0) return false;
  const known = await jobsListed(
    executor,
    connectionId,
    jobs.map(({ id }) => id),
  );
  const keyOf = ({ id, createdAt }: { id: string; createdAt: Date | null }) =>
    `${id} ${createdAt?.toISOString()}`;
  const listed = new Set(jobs.map(keyOf));
  return known.some((job) => listed.has(keyOf(job)));
}

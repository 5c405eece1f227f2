import type { Deps } from '../../../deps';
import { type AtsPage, AtsSinceOver } from '../../../ports/ats';
import { asking } from '../connections/asking';
import { type ConnectionRow, updateConnection } from '../connections/store';
import { keepApplications, keepJobs } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;

const DAY_MS = 86_400_000;
/** The largest accounts are read in some minutes; a reading that hangs is given up. */
const LASTS_MS = 14 * 60_000;

/**
 * Reads changes in a system: everything once a day, because only that reveals deletions, and changes in between. Data
 * read before an interruption is kept.
 *
 * @throws AtsRefused, AtsForbidden or AtsUnavailable; the connection then says so.
 */
export async function syncConnection(deps: Needs, row: ConnectionRow): Promise<void> {
  const { db, clock } = deps;
  try {
    await readInto(deps, row, isFullDue(row, clock.now()));
  } catch (error) {
    if (!(error instanceof AtsSinceOver)) throw error;
    await readInto(deps, row, true);
  } finally {
    await updateConnection(db, row.id, { syncBeganAt: null });
  }
}

function isFullDue({ fullySyncedAt, jobsSince, applicationsSince }: ConnectionRow, now: Date) {
  if (fullySyncedAt === null || jobsSince === null || applicationsSince === null) return true;
  return fullySyncedAt.getTime() < now.getTime() - DAY_MS;
}

async function readInto(deps: Needs, row: ConnectionRow, full: boolean): Promise<void> {
  const { db, clock } = deps;
  const beganAt = clock.now();
  const signal = AbortSignal.timeout(LASTS_MS);
  const [jobsSince, applicationsSince] = full
    ? [null, null]
    : [row.jobsSince, row.applicationsSince];
  const read = await asking(deps, row, async (system, credentials) => ({
    jobsSince: await keepAll(system.jobs(credentials, jobsSince, signal), (jobs) =>
      keepJobs(db, row.id, jobs, beganAt),
    ),
    applicationsSince: await keepAll(
      system.applications(credentials, applicationsSince, signal),
      (applications) => keepApplications(db, row.id, applications, beganAt),
    ),
  }));
  await updateConnection(db, row.id, {
    ...read,
    syncedAt: beganAt,
    problem: null,
    problemAt: null,
    ...(full && { fullySyncedAt: beganAt }),
  });
}

async function keepAll<Item>(
  pages: AsyncIterable<AtsPage<Item>>,
  keep: (items: readonly Item[]) => Promise<void>,
): Promise<string | null> {
  let since: string | null = null;
  for await (const page of pages) {
    await keep(page.items);
    if (page.last) since = page.since;
  }
  return since;
}

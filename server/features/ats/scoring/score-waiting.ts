import type { CompiledJob } from '@candor/engine';
import pLimit from 'p-limit';
import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { isAway } from '../../../infrastructure-errors';
import { allAlone } from '../../../jobs/each-alone';
import { JobFailed } from '../../../jobs/safe-error';
import type { AtsLookedUp } from '../../../ports/ats';
import { accountTerms } from '../../../scoring/account-terms';
import { compiledJob } from '../../../scoring/compiled-job';
import { asking } from '../connections/asking';
import { type ConnectionRow, findConnection } from '../connections/store';
import { CALL_MS } from '../connections/systems';
import { applicantOf, type Ending, giveUpCrashed, scoreOne } from './score-one';
import { stopJob } from './stop-job';
import { type Claimed, claimWaiting, findJob, postpone, putBack } from './store';
import { MOST_TRIES, pauseAfter } from './tries';

/** Applications that are worked on at once: most of the time each waits for its system. */
const AT_ONCE = 4;
/** Those of one job are fetched together; a system accepts 50. */
const A_ROUND = 20;
/** Whoever was claimed and is not settled by then is claimed again. */
const CLAIM_MS = 5 * 60_000;

/** Scores everybody who is waiting, until nobody is due any more. The failure of one job is told once the others have ended. */
export async function scoreWaiting(deps: Deps): Promise<void> {
  const limit = pLimit(AT_ONCE);
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await claimWaiting(deps.db, { now, until, most: A_ROUND });
    if (claimed.length === 0) return;
    const jobs = [...byJob(claimed).values()];
    await allAlone(jobs, (rows) => scoreJob(deps, rows, (work) => limit(work)));
  }
}

function byJob(claimed: readonly Claimed[]): Map<string, Claimed[]> {
  const jobs = new Map<string, Claimed[]>();
  for (const row of claimed) {
    const key = `${row.connectionId} ${row.jobId}`;
    jobs.set(key, [...(jobs.get(key) ?? []), row]);
  }
  return jobs;
}

type Limited = (work: () => Promise<Ending>) => Promise<Ending>;

/** Scores applications of one job. What stops one of them for a cause of the whole job takes the others out of the line. */
async function scoreJob(deps: Deps, rows: readonly Claimed[], limited: Limited): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { connectionId, jobId, userId } = first;
  await withinAccount(userId, async () => {
    const place = { connectionId, jobId: jobId ?? '' };
    const due = await withoutCrashed(deps, rows);
    const connection = await findConnection(deps.db, connectionId);
    const job = await findJob(deps.db, place);
    if (!connection || !job?.jobText || connection.endedAt !== null) {
      return stopJob(deps, { place, userId }, 'refused');
    }
    const compiled = await compiledOrLater(deps, { place, userId, text: job.jobText }, due);
    if (compiled === null) return;
    const endings = await scoreAll(deps, connection, compiled, due, limited);
    const cause = endings.find((ending) => ending !== 'done');
    const left = due.filter((_, at) => endings[at] !== 'done');
    if (cause === 'full') await putBack(deps.db, left);
    else if (cause) await stopJob(deps, { place, userId }, cause);
  });
}

/** Gives those up whose tries ended with their process, before anything of theirs or of their job can end this one. */
async function withoutCrashed(deps: Deps, rows: readonly Claimed[]): Promise<readonly Claimed[]> {
  for (const row of rows) if (row.tries > MOST_TRIES) await giveUpCrashed(deps, row);
  return rows.filter(({ tries }) => tries <= MOST_TRIES);
}

/** How each of them ended. Once one is stopped for a cause of the whole job, nobody else is begun. */
async function scoreAll(
  deps: Deps,
  connection: ConnectionRow,
  job: CompiledJob,
  rows: readonly Claimed[],
  limited: Limited,
): Promise<Ending[]> {
  const lookedUp = lookingUp(deps, connection, rows);
  let stopped: Ending = 'done';
  const work = async (row: Claimed) => {
    if (stopped !== 'done') return stopped;
    const ending = await oneOrLater(deps, () => scoreOne(deps, connection, job, { row, lookedUp }));
    if (ending !== 'done') stopped = ending;
    return ending;
  };
  return Promise.all(rows.map((row) => limited(() => work(row))));
}

/** Looks all of them up as soon as the first one is read, and once. */
function lookingUp(deps: Deps, connection: ConnectionRow, rows: readonly Claimed[]) {
  let found: Promise<AtsLookedUp> | null = null;
  return () => {
    found ??= asking(deps, connection, (system, credentials) =>
      system.lookUp(credentials, rows.map(applicantOf), AbortSignal.timeout(2 * CALL_MS)),
    );
    return found;
  };
}

/** A fault of ours at one application leaves it to the end of its claim, and the others go on. */
async function oneOrLater({ log }: Deps, work: () => Promise<Ending>): Promise<Ending> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'an application could not be scored');
    return 'done';
  }
}

type JobToCompile = Parameters<typeof stopJob>[1] & { text: string };

/**
 * The text of a job made ready for scoring. If that fails, it is a fault of ours that may last: it is tried again
 * after ever longer pauses, until the job stops and its report says so.
 */
async function compiledOrLater(
  deps: Deps,
  { place, userId, text }: JobToCompile,
  rows: readonly Claimed[],
): Promise<CompiledJob | null> {
  const { db, clock, log } = deps;
  const [first] = rows;
  if (!first) return null;
  try {
    return compiledJob(text, await accountTerms(db, userId));
  } catch (error) {
    if (isAway(error)) throw error;
    log.error({ err: new JobFailed(error) }, 'the text of a job could not be made ready');
  }
  if (first.tries >= MOST_TRIES) await stopJob(deps, { place, userId }, 'job_text');
  else await postpone(db, rows, pauseAfter(first, clock.now()));
  return null;
}

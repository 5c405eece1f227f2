import { type CompiledJob, compileJob } from '@candor/engine';
import pLimit from 'p-limit';
import { withinAccount } from '../../../db/wall';
import type { Deps } from '../../../deps';
import { allAlone } from '../../../jobs/each-alone';
import type { AtsLookedUp } from '../../../ports/ats';
import { accountTerms } from '../../../scoring/account-terms';
import { compiledTerms } from '../../../scoring/compiled-terms';
import { asking } from '../connections/asking';
import { type ConnectionRow, findConnection } from '../connections/store';
import { CALL_MS } from '../connections/systems';
import { applicantOf, type Ending, scoreOne } from './score-one';
import { type Claimed, claimWaiting, findJob, putBack, takeOutOfLine } from './store';

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

/** Scores applications of one job. What stops one of them for a cause of the whole job takes the others out of the line. */
async function scoreJob(
  deps: Deps,
  rows: readonly Claimed[],
  limited: (work: () => Promise<Ending>) => Promise<Ending>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { connectionId, jobId, userId } = first;
  await withinAccount(userId, async () => {
    const place = { connectionId, jobId: jobId ?? '' };
    const connection = await findConnection(deps.db, connectionId);
    const job = await findJob(deps.db, place);
    if (!connection || !job?.jobText || connection.endedAt !== null) {
      return takeOutOfLine(deps.db, place, 'refused');
    }
    const compiled = await compiledFor(deps, userId, job.jobText);
    const lookedUp = lookingUp(deps, connection, rows);
    let stopped: Ending = 'done';
    const endings = await Promise.all(
      rows.map((row) =>
        limited(async () => {
          if (stopped !== 'done') return stopped;
          const ending = await oneOrLater(deps, () =>
            scoreOne(deps, connection, compiled, { row, lookedUp }),
          );
          if (ending !== 'done') stopped = ending;
          return ending;
        }),
      ),
    );
    const cause = endings.find((ending) => ending !== 'done');
    const left = rows.filter((_, at) => endings[at] !== 'done');
    if (cause === 'full') await putBack(deps.db, left);
    else if (cause) await takeOutOfLine(deps.db, place, cause);
  });
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

async function compiledFor(deps: Deps, userId: string, text: string): Promise<CompiledJob> {
  return compileJob(text, compiledTerms(await accountTerms(deps.db, userId)));
}

import type { CompiledJob } from '@candor/engine';
import { countUsage, insertCharges } from '../../../access/ledger';
import { chargeOne, settle } from '../../../access/quota';
import type { Tx } from '../../../db/database';
import type { Deps } from '../../../deps';
import {
  type AtsApplicant,
  type AtsCandidateFacts,
  AtsForbidden,
  AtsGone,
  type AtsLookedUp,
  AtsRefused,
  AtsUnavailable,
} from '../../../ports/ats';
import { asking } from '../connections/asking';
import type { ConnectionRow } from '../connections/store';
import { CALL_MS, isTimeout } from '../connections/systems';
import { type Examined, examineApplication } from './examine-application';
import { PROBLEM_TEXT, type ScoringProblem } from './problems';
import { type Claimed, postpone, type Settled, settleApplication, settleGone } from './store';
import { MOST_TRIES, pauseAfter } from './tries';

/** What became of somebody: `done`, or why their whole job stops; for a `full` system until it has room again. */
export type Ending = 'done' | 'full' | 'quota' | 'refused' | 'permission';

/** Thrown inside a transaction so that nothing of it stays. */
class OutOfQuota extends Error {}
class TakenOver extends Error {}

/**
 * Scores one application and charges it, in one transaction: never twice, whoever else works on it. One that cannot
 * be read is not charged. A system that is away is retried later, and so is a reader of documents that does not start.
 *
 * @param lookedUp data already fetched for this one together with others.
 */
export async function scoreOne(
  deps: Deps,
  connection: ConnectionRow,
  job: CompiledJob,
  { row, lookedUp }: { row: Claimed; lookedUp: () => Promise<AtsLookedUp> },
): Promise<Ending> {
  const signal = AbortSignal.timeout(2 * CALL_MS);
  try {
    const read = await lookedUp();
    const person = await asking(deps, connection, (_system, credentials) =>
      read(credentials, applicantOf(row), signal),
    );
    const examined = await examineApplication(deps, job, person);
    if (isNotRead(examined) && row.tries < MOST_TRIES) return await tryLater(deps, row);
    return await keep(deps, row, examined, person);
  } catch (error) {
    return endingOf(deps, row, error);
  }
}

/** Whether it was read is not up to the resume: what reads documents did not start. */
function isNotRead(examined: Examined): boolean {
  return examined.kind === 'unreadable' && examined.problem === 'not_read';
}

async function tryLater({ db, clock }: Deps, row: Claimed): Promise<Ending> {
  await postpone(db, [row], pauseAfter(row, clock.now()));
  return 'done';
}

/** An application by the system's ids. */
export const applicantOf = ({ externalId, candidateId }: Claimed): AtsApplicant => ({
  applicationId: externalId,
  candidateId,
});

async function endingOf(deps: Deps, row: Claimed, error: unknown): Promise<Ending> {
  if (error instanceof OutOfQuota) return 'quota';
  if (error instanceof TakenOver) return 'done';
  if (error instanceof AtsRefused) return 'refused';
  if (error instanceof AtsForbidden) return 'permission';
  if (error instanceof AtsGone) return giveUpGone(deps, row);
  if (!(error instanceof AtsUnavailable) && !isTimeout(error)) throw error;
  // It is there and said when it has room: that is no try that failed.
  if (error instanceof AtsUnavailable && error.retryAfterS !== null) return 'full';
  if (row.tries >= MOST_TRIES) {
    return giveUp(deps, row, 'system_away', PROBLEM_TEXT.system_away);
  }
  return tryLater(deps, row);
}

/** Ends somebody whose every try ended with the process that made it, so that nobody heard why. */
export async function giveUpCrashed(deps: Deps, row: Claimed): Promise<void> {
  await giveUp(deps, row, 'crashed', PROBLEM_TEXT.crashed);
}

async function giveUp(
  { db, clock }: Deps,
  row: Claimed,
  problem: ScoringProblem,
  problemText: string,
  known: { candidateName?: string | null; profileUrl?: string | null } = {},
): Promise<Ending> {
  const now = clock.now();
  const found = { state: 'unreadable', problem, problemText, assessedAt: now } as const;
  await db.transaction(async (tx) => {
    const held = await settleApplication(tx, row.id, { ...known, ...found });
    await release(tx, row, held, now);
  });
  return 'done';
}

async function giveUpGone({ db, clock }: Deps, row: Claimed): Promise<Ending> {
  const now = clock.now();
  const found = { state: 'unreadable', problem: 'gone', problemText: PROBLEM_TEXT.gone } as const;
  await db.transaction(async (tx) => {
    const held = await settleGone(tx, row, { ...found, assessedAt: now });
    await release(tx, row, held, now);
  });
  return 'done';
}

async function release(tx: Tx, { userId }: Claimed, held: boolean | null, now: Date) {
  if (held) await settle(tx, userId, { charge: 0, release: 1, now });
}

async function keep(
  deps: Deps,
  row: Claimed,
  examined: Examined,
  { name: candidateName, profileUrl }: AtsCandidateFacts,
): Promise<Ending> {
  if (examined.kind === 'unreadable') {
    const { problem, sentence } = examined;
    return giveUp(deps, row, problem, sentence, { candidateName, profileUrl });
  }
  const { db, clock } = deps;
  const { id, userId } = row;
  const { text, name, email, result } = examined;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const change: Settled = {
      state: 'scored',
      assessedAt: now,
      score: result.overall_score,
      engineVersion: result.engine_version,
      match: result,
      documentText: text,
      candidateName: name,
      candidateEmail: email,
      profileUrl,
    };
    const held = await settleApplication(tx, id, change);
    if (held === null) throw new TakenOver();
    await charge(tx, row, held, now);
    await insertCharges(tx, { subjectId: id, userId }, [{ ordinal: 1, textHash: null }], now);
    await countUsage(tx, { userId, apiKeyId: null }, now, { analyses: 1, candidates: 1 });
  });
  return 'done';
}

/** One that was put into the line before reservations were made for it takes its candidate now. */
async function charge(tx: Tx, { userId }: Claimed, held: boolean, now: Date): Promise<void> {
  if (held) return settle(tx, userId, { charge: 1, release: 0, now });
  if (!(await chargeOne(tx, userId, now))) throw new OutOfQuota();
}

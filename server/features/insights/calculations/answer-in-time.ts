import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@candor/domain/errors';
import type { EnhancedMeta, StillCalculating } from '@candor/domain/model/meta-analytics';
import type { Deps } from '../../../deps';
import type { Place } from '../store-kept';
import {
  beat,
  claim,
  end,
  goesOn,
  handOver,
  OWED_FOR_MS,
  owe,
  type Run,
  type Standing,
  standingOf,
} from './store';

/** For as long a caller is kept waiting. */
export const PATIENCE_MS = 20_000;

/** A caller who was told to retry does so after this many seconds. */
export const COME_AGAIN_S = 5;

const BEAT_EVERY_MS = 3_000;
const LOOK_EVERY_MS = 250;

type Timed = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Answers a question with what `compute` finds. A computation that outlasts the caller's patience continues after the
 * response, and the next caller with the same question gets its result. None is started while one for the same
 * question runs, in any process; if that process has died, the next caller starts over.
 *
 * @throws what `compute` throws within the caller's patience, and AppError 503 if another caller's computation
 * failed.
 */
export async function answerInTime(
  deps: Timed,
  place: Place,
  compute: () => Promise<EnhancedMeta>,
): Promise<EnhancedMeta | StillCalculating> {
  const until = deps.clock.now().getTime() + PATIENCE_MS;
  let watched: Run | null = null;
  for (;;) {
    const now = deps.clock.now();
    const standing = await standingOf(deps.db, place);
    if (standing && goesOn(standing, now)) {
      watched = { ...place, run: standing.run };
      if (now.getTime() >= until) return comeAgain(deps, watched);
      await pause(LOOK_EVERY_MS);
      continue;
    }
    if (standing?.endedAt && (await isForUs(deps, place, watched, standing)))
      return found(standing);
    const run = { ...place, run: randomUUID() };
    if (await claim(deps.db, run, now)) return lead(deps, run, until, compute);
  }
}

/** What ended while this caller waited for it is theirs; an uncollected result belongs to whoever asks first. */
async function isForUs(
  { db, clock }: Timed,
  place: Place,
  watched: Run | null,
  { run, owed, endedAt }: Standing,
): Promise<boolean> {
  const isLate = endedAt !== null && clock.now().getTime() - endedAt.getTime() > OWED_FOR_MS;
  // The waiting caller may be the one who was told to retry: the result counts as collected either way.
  const handed = owed && !isLate && (await handOver(db, { ...place, run }));
  return handed || watched?.run === run;
}

function found({ answer }: Standing): EnhancedMeta {
  if (!answer) throw new AppError('service_unavailable');
  return answer;
}

/** Computes, in the background once the caller's patience is over. */
async function lead(
  deps: Timed,
  run: Run,
  until: number,
  compute: () => Promise<EnhancedMeta>,
): Promise<EnhancedMeta | StillCalculating> {
  const work = seeThrough(deps, run, compute);
  const answer = await Promise.race([work, patienceOf(deps, until, work)]);
  if (answer) return answer;
  // Nobody awaits it any more: its result or failure is in the database.
  work.catch((error) => deps.log.error({ err: error }, 'figures could not be computed'));
  return comeAgain(deps, run);
}

async function seeThrough(
  { db, clock, log }: Timed,
  run: Run,
  compute: () => Promise<EnhancedMeta>,
): Promise<EnhancedMeta> {
  const beats = setInterval(() => {
    beat(db, run, clock.now()).catch((error) =>
      log.warn({ err: error }, 'the heartbeat of a calculation could not be written'),
    );
  }, BEAT_EVERY_MS);
  try {
    const answer = await compute();
    await end(db, run, answer, clock.now());
    return answer;
  } catch (error) {
    await end(db, run, null, clock.now()).catch((lost) =>
      log.warn({ err: lost }, 'the failure of a calculation could not be recorded'),
    );
    throw error;
  } finally {
    clearInterval(beats);
  }
}

/** Resolves with null once the caller has waited long enough, or when there is nothing to wait for any more. */
async function patienceOf({ clock }: Timed, until: number, work: Promise<unknown>): Promise<null> {
  let going = true;
  const over = () => {
    going = false;
  };
  work.then(over, over);
  while (going && clock.now().getTime() < until) await pause(LOOK_EVERY_MS);
  return null;
}

async function comeAgain({ db }: Timed, run: Run): Promise<StillCalculating> {
  await owe(db, run);
  return { status: 'processing', retry_after: COME_AGAIN_S };
}

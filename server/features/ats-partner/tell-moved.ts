import pLimit from 'p-limit';
import { withinAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import { allAlone } from '../../jobs/each-alone';
import { AtsForbidden, AtsGone, AtsRefused, AtsUnavailable } from '../../ports/ats';
import { ashbyUpdate } from './ashby-update';
import type { Invitations, TellAshby } from './asked';
import { claimMoved, findById, noteTold, putOff, takeMoment } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;
export type Telling = { scoreOf: Invitations['scoreOf']; tell: TellAshby };

const AT_ONCE = 4;
const A_ROUND = 20;
const MINUTE_MS = 60_000;
/** Whoever was claimed and is not settled by then is claimed again. */
const CLAIM_MS = 5 * MINUTE_MS;
/** A reconnected Ashby gets what it missed within hours. */
const LONGEST_PAUSE_MS = 360 * MINUTE_MS;

/**
 * Reports every invitation that Ashby requested and that has changed since. Failed reports are retried for as long as
 * the invitation exists.
 */
export async function tellMoved(deps: Needs, telling: Telling): Promise<void> {
  const limit = pLimit(AT_ONCE);
  for (;;) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const moved = await claimMoved(deps.db, { now, until, most: A_ROUND });
    if (moved.length === 0) return;
    await allAlone(moved, (one) =>
      limit(() => withinAccount(one.userId, () => tellOne(deps, telling, one))),
    );
  }
}

async function tellOne(
  { db, clock, config, log }: Needs,
  { scoreOf, tell }: Telling,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const found = await findById(db, { userId, ats: 'ashby', id });
  if (!found) return;
  try {
    const score = found.state === 'completed' ? await scoreOf(id) : null;
    const at = await takeMoment(db, id, clock.now());
    await tell(userId, ashbyUpdate(found, { publicUrl: config.publicUrl, at, score }));
    await noteTold(db, id, found.state, clock.now());
  } catch (error) {
    await putOff(db, id, laterAfter(error, found, clock.now()));
    if (!isOfAshby(error))
      log.error({ err: error, invitation: id }, 'an update could not be sent to Ashby');
  }
}

/** As long as Ashby says, which is no try that failed; else longer each time. */
function laterAfter(error: unknown, found: { tries: number }, now: Date) {
  const toldS = error instanceof AtsUnavailable ? error.retryAfterS : null;
  const tries = toldS === null ? found.tries + 1 : found.tries;
  const ownMs = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(tries - 1, 20));
  return { tries, nextTryAt: new Date(now.getTime() + (toldS === null ? ownMs : toldS * 1000)) };
}

function isOfAshby(error: unknown): boolean {
  if (error instanceof AtsRefused || error instanceof AtsForbidden) return true;
  if (error instanceof AtsUnavailable || error instanceof AtsGone) return true;
  return error instanceof Error && error.name === 'TimeoutError';
}

import type { Deps } from '../../../deps';
import {
  type TeamAnswer,
  type TeamChat,
  TeamChatBusy,
  TeamThreadGone,
} from '../../../ports/team-chat';
import type { Pace } from './pace';
import { newAnswers, openThreads } from './store';
import { takeAnswer } from './take-answer';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/** How often to look for answers that no event reported. */
const EVERY_MS = 5 * 60_000;
/** How much longer than that each look goes back: clocks differ, and an event may have been on its way. */
const OVERLAP_MS = 15 * 60_000;
/** Between threads: Slack shows about 50 of them a minute. */
const BETWEEN_MS = 1_500;

/** Takes what the team answered in the threads of open tickets since a moment, or ever, and no event has brought. */
export async function catchUp(
  deps: Needs,
  teamChat: TeamChat,
  since: Date | null,
  pace: Pace,
): Promise<void> {
  for (const { ticketId, thread } of await openThreads(deps.db)) {
    if (pace.isOver()) return;
    const answers = await answersIn(teamChat, thread, since, pace);
    for (const answer of await newAnswers(deps.db, answers)) {
      await takeAnswer(deps, teamChat, ticketId, answer);
    }
    await pace.rest(BETWEEN_MS);
  }
}

/** A deleted thread is restarted by the next message, and has no answers until then. */
async function answersIn(
  teamChat: TeamChat,
  thread: string,
  since: Date | null,
  pace: Pace,
): Promise<TeamAnswer[]> {
  try {
    return await teamChat.answersSince(thread, since);
  } catch (error) {
    if (error instanceof TeamThreadGone) return [];
    if (!(error instanceof TeamChatBusy) || pace.isOver()) throw error;
    await pace.rest(error.retryAfterMs);
    return answersIn(teamChat, thread, since, pace);
  }
}

/**
 * Catches up when due: first with whole threads, since nobody knows how long nobody listened, then with what is new.
 */
export function catchingUp(deps: Needs, teamChat: TeamChat, pace: Pace): () => Promise<void> {
  let since: Date | null = null;
  let next = 0;
  return async () => {
    const now = deps.clock.now().getTime();
    if (now < next) return;
    next = now + EVERY_MS;
    await catchUp(deps, teamChat, since, pace);
    since = new Date(now - OVERLAP_MS);
  };
}

/** Catches up with what was just withheld. If called again while running, it continues with that. */
export function catchingUpAtOnce(deps: Needs, teamChat: TeamChat, pace: Pace): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    const since = new Date(deps.clock.now().getTime() - OVERLAP_MS);
    running ??= catchUp(deps, teamChat, since, pace).finally(() => {
      running = null;
    });
    return running;
  };
}

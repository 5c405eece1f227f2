import type { Deps } from '../../../deps';
import { JobFailed } from '../../../jobs/safe-error';
import {
  type TeamChat,
  TeamChatBusy,
  TeamChatRefused,
  TeamThreadGone,
} from '../../../ports/team-chat';
import { messagesAfter } from '../store';
import { findTicketWithOwner } from '../store-owners';
import type { Pace } from './pace';
import { claimThread, noteThread, type ThreadRow } from './store';
import { CLOSED_WORDS, messageWords, openingWords, restWords } from './thread-words';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** A process that dies while it tells leaves the ticket to the next one after this time. */
const CLAIM_MS = 60_000;
/** Slack takes about one message a second in a channel. */
const BETWEEN_MS = 1_000;
/** Waits between tries: a hitch passes in seconds, an outage in minutes. */
const WAITS_MS = [2_000, 5_000, 30_000, 120_000, 600_000];
/** What is refused needs the operator, who may not look for a while. */
const REFUSED_MS = 600_000;

/**
 * Posts everything new about tickets to the team's chat, and returns for how many. A chat that accepts no more is
 * left alone for as long as it says, with all tickets.
 */
export function tellingTeam(deps: Needs, teamChat: TeamChat, pace: Pace): () => Promise<number> {
  const { db, clock } = deps;
  let quietUntil = 0;
  return async () => {
    for (let tickets = 0; ; tickets += 1) {
      const now = clock.now();
      if (now.getTime() < quietUntil || pace.isOver()) return tickets;
      const claim = { now, until: new Date(now.getTime() + CLAIM_MS) };
      const thread = await claimThread(db, claim);
      if (!thread) return tickets;
      const busyMs = await tellOrWait(deps, teamChat, thread, pace);
      quietUntil = clock.now().getTime() + busyMs;
    }
  };
}

/** Returns how long the channel accepts nothing more. */
async function tellOrWait(
  deps: Needs,
  teamChat: TeamChat,
  thread: ThreadRow,
  pace: Pace,
): Promise<number> {
  const { db, clock } = deps;
  const { ticketId, attempts } = thread;
  try {
    await tellTicket(deps, teamChat, thread, pace);
    await noteThread(db, ticketId, { retryAt: clock.now(), attempts: 0 });
    return 0;
  } catch (error) {
    if (error instanceof TeamChatBusy) {
      const retryAt = new Date(clock.now().getTime() + error.retryAfterMs);
      // Nothing was said in this try: it leaves no more doubt than there was.
      await noteThread(db, ticketId, { retryAt, attempts: attempts - 1 });
      return error.retryAfterMs;
    }
    const wait = waitAfter(deps, error, attempts);
    const retryAt = new Date(clock.now().getTime() + wait);
    // A new thread starts where the old one was deleted.
    const anew = error instanceof TeamThreadGone ? { thread: null } : {};
    await noteThread(db, ticketId, { retryAt, ...anew });
    return 0;
  }
}

function waitAfter({ log }: Needs, error: unknown, attempts: number): number {
  const next = WAITS_MS[attempts - 1] ?? REFUSED_MS;
  if (error instanceof TeamThreadGone) return next;
  if (error instanceof TeamChatRefused) {
    log.error({ reason: error.message }, 'the team chat was not notified');
    return REFUSED_MS;
  }
  log.warn({ err: new JobFailed(error) }, 'the team chat was not notified');
  return next;
}

async function tellTicket(
  { db, clock, config }: Needs,
  teamChat: TeamChat,
  { ticketId, toldUpTo, attempts, thread: begun }: ThreadRow,
  pace: Pace,
): Promise<void> {
  const found = await findTicketWithOwner(db, ticketId);
  if (!found) return;
  let thread = begun;
  const more = restWords(config.publicUrl, ticketId);
  // Only of the first post may an earlier try have said it, and not have come to note that.
  let isUnsure = attempts > 1;
  const say = async (name: string, text: string, since: Date): Promise<string> => {
    const post = { id: `${ticketId}:${name}`, thread, text, more };
    const said = isUnsure ? await teamChat.find(post, since) : null;
    isUnsure = false;
    return said ?? teamChat.post(post);
  };
  for (const row of await messagesAfter(db, ticketId, toldUpTo)) {
    if (pace.isOver()) return;
    const name = String(row.number);
    const isNews = thread === null || row.postId === null;
    if (thread === null) {
      const at = { publicUrl: config.publicUrl, now: clock.now(), isAnew: toldUpTo > 0 };
      thread = await say(name, openingWords(found, row, at), row.sentAt);
    } else if (isNews) await say(name, messageWords(row), row.sentAt);
    const retryAt = new Date(clock.now().getTime() + CLAIM_MS);
    await noteThread(db, ticketId, { thread, toldUpTo: row.number, attempts: 1, retryAt });
    if (isNews) await pace.rest(BETWEEN_MS);
  }
  if (found.ticket.status === 'active' || pace.isOver()) return;
  if (thread !== null) await say('closed', CLOSED_WORDS, found.ticket.lastMessageAt);
  await noteThread(db, ticketId, { toldClosed: true });
  await pace.rest(BETWEEN_MS);
}

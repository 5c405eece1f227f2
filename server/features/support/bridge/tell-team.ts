import type { Deps } from '../../../deps';
import { JobFailed } from '../../../jobs/safe-error';
import { type TeamChat, TeamChatRefused, TeamThreadGone } from '../../../ports/team-chat';
import { messagesAfter } from '../store';
import { findTicketWithOwner } from '../store-owners';
import { claimThread, noteThread, type ThreadRow } from './store';
import { CLOSED_WORDS, messageWords, openingWords } from './thread-words';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** A process that dies while it tells leaves the ticket to the next one after this time. */
const CLAIM_MS = 60_000;
/** Waits between tries: a full channel passes in seconds, an outage in minutes. */
const WAITS_MS = [2_000, 5_000, 30_000, 120_000, 600_000];
/** What is refused needs the operator, who may not look for a while. */
const REFUSED_MS = 600_000;

/** Tells the team's chat everything that it has not heard of tickets, and answers of how many. */
export async function tellTeam(deps: Needs, teamChat: TeamChat): Promise<number> {
  for (let tickets = 0; ; tickets += 1) {
    const now = deps.clock.now();
    const claim = { now, until: new Date(now.getTime() + CLAIM_MS) };
    const thread = await claimThread(deps.db, claim);
    if (!thread) return tickets;
    await tellOrWait(deps, teamChat, thread);
  }
}

async function tellOrWait(deps: Needs, teamChat: TeamChat, thread: ThreadRow): Promise<void> {
  const { db, clock } = deps;
  const { ticketId, attempts } = thread;
  try {
    await tellTicket(deps, teamChat, thread);
    await noteThread(db, ticketId, { retryAt: clock.now(), attempts: 0 });
  } catch (error) {
    const wait = waitAfter(deps, error, attempts);
    const retryAt = new Date(clock.now().getTime() + wait);
    // A new thread begins where the old one is gone.
    const anew = error instanceof TeamThreadGone ? { thread: null } : {};
    await noteThread(db, ticketId, { retryAt, ...anew });
  }
}

function waitAfter({ log }: Needs, error: unknown, attempts: number): number {
  const next = WAITS_MS[attempts - 1] ?? REFUSED_MS;
  if (error instanceof TeamThreadGone) return next;
  if (error instanceof TeamChatRefused) {
    log.error({ reason: error.message }, 'the team was not told');
    return REFUSED_MS;
  }
  log.warn({ err: new JobFailed(error) }, 'the team was not told');
  return next;
}

async function tellTicket(
  { db, clock, config }: Needs,
  teamChat: TeamChat,
  { ticketId, toldUpTo, attempts, thread: begun }: ThreadRow,
): Promise<void> {
  const found = await findTicketWithOwner(db, ticketId);
  if (!found) return;
  let thread = begun;
  // Only of the first post may an earlier try have said it, and not have come to note that.
  let isUnsure = attempts > 1;
  const say = async (name: string, text: string): Promise<string> => {
    const post = { id: `${ticketId}:${name}`, thread, text };
    const said = isUnsure ? await teamChat.find(post, found.ticket.createdAt) : null;
    isUnsure = false;
    return said ?? teamChat.post(post);
  };
  for (const row of await messagesAfter(db, ticketId, toldUpTo)) {
    const name = String(row.number);
    if (thread === null) {
      const at = { publicUrl: config.publicUrl, now: clock.now() };
      thread = await say(name, openingWords(found, row, at));
    } else if (row.postId === null) await say(name, messageWords(row));
    const retryAt = new Date(clock.now().getTime() + CLAIM_MS);
    await noteThread(db, ticketId, { thread, toldUpTo: row.number, attempts: 1, retryAt });
  }
  if (found.ticket.status === 'active') return;
  if (thread !== null) await say('closed', CLOSED_WORDS);
  await noteThread(db, ticketId, { toldClosed: true });
}

import { supportSocket } from '@candor/domain/api/support';
import { AppError } from '@candor/domain/errors';
import { openSessions } from '../../../access/open-sessions';
import { openAt } from '../../../access/session-life';
import { type Listening, listen } from '../../../db/listen';
import { beyondAccount, withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { type Repeated, repeat } from '../../../jobs/repeat';
import { ticketStates } from '../store';
import { type ChatLine, tellLine } from './tell-line';

/** The channel that the database tells changes of tickets on: the ticket's id. */
const CHANNEL = 'support_changes';

/** How soon a socket ends after its session did. */
const CHECK_SESSIONS_MS = 3_000;

/** How long a message may stay unseen whose notification was lost. */
const LOOK_EVERY_MS = 5_000;

/** Windows of one account in one process: a tab each, and some that have not noticed yet that they are cut off. */
const LINES_PER_ACCOUNT = 8;
const RETRY_AFTER_S = 30;

type Open = { line: ChatLine; told: ReturnType<typeof tellLine> };
type Working = { listening: Listening; turns: Repeated[] };

/** Tells the chat windows of this process what happens in their tickets. It costs nothing while there are none. */
export type ChatHub = {
  /**
   * Sends a window everything from its beginning, until closed.
   *
   * @throws AppError 429 if the account has too many already.
   */
  join(line: ChatLine): { begun: Promise<void>; leave(): void };
};

/** Makes the hub of a process. Changes are heard from the database, and looked for now and then. */
export function createChatHub({ db, pool, clock, log, config }: Deps): ChatHub {
  const lines = new Set<Open>();
  let working: Working | null = null;

  const refresh = ({ line, told }: Open) =>
    withinAccount(line.userId, () => told.refresh()).catch((error) =>
      log.warn({ err: error }, 'a chat could not be updated'),
    );
  /** Polls with one statement, however many windows are open, and updates those that are behind. */
  const lookForMissed = async () => {
    const states = await ticketStates(db, [
      ...new Set([...lines].map(({ line }) => line.ticketId)),
    ]);
    for (const open of [...lines]) {
      const state = states.get(open.line.ticketId);
      const isEven = state?.status === 'active' && state.lastNumber <= open.told.upTo();
      // One after another: calls wait for the same connections.
      if (!isEven) await refresh(open);
    }
  };
  const hear = (ticketId: string) => {
    for (const open of lines) if (open.line.ticketId === ticketId) void refresh(open);
  };

  const endClosedSessions = async () => {
    const ids = [...lines].map(({ line }) => line.sessionId);
    const open = await openSessions(db, [...new Set(ids)], openAt(clock.now(), config));
    for (const { line } of lines) {
      if (!open.has(line.sessionId)) line.hangUp(supportSocket.codes.signedOut);
    }
  };

  const start = (): Working => ({
    listening: listen(pool, CHANNEL, {
      message: hear,
      connect: () =>
        void lookForMissed().catch((error) =>
          log.warn({ err: error }, 'polling for messages failed'),
        ),
      lost: (error) => log.warn({ err: error }, 'listening for messages failed; polling instead'),
    }),
    turns: [
      repeat(CHECK_SESSIONS_MS, log, 'checking the sessions of chats', endClosedSessions),
      repeat(LOOK_EVERY_MS, log, 'looking for messages', lookForMissed),
    ],
  });

  const leave = async (open: Open) => {
    lines.delete(open);
    if (lines.size > 0 || !working) return;
    const { listening, turns } = working;
    working = null;
    await Promise.all([listening.close(), ...turns.map((turn) => turn.stop())]);
  };

  return {
    join(line) {
      const ofAccount = [...lines].filter(({ line: { userId } }) => userId === line.userId);
      if (ofAccount.length >= LINES_PER_ACCOUNT) {
        throw new AppError('rate_limited', { retry_after: RETRY_AFTER_S });
      }
      const open = { line, told: tellLine({ db, clock }, line) };
      lines.add(open);
      // It outlives this call and serves every account.
      working ??= beyondAccount('streams of this process', start);
      return {
        begun: open.told.greet(),
        leave: () =>
          void leave(open).catch((error) =>
            log.warn({ err: error }, 'the end of a chat could not be handled'),
          ),
      };
    },
  };
}

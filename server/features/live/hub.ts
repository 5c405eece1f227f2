import { AppError } from '@candor/domain/errors';
import type { LiveEvent } from '@candor/domain/model/live';
import type { SessionActor } from '../../access/actor';
import { openSessions } from '../../access/open-sessions';
import { openAt } from '../../access/session-life';
import { CHANGES, readChange } from '../../access/tell-decided';
import { type Listening, listen } from '../../db/listen';
import { beyondAccount, withinAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import type { StreamedEvent } from '../../http/serve';
import { type Repeated, repeat } from '../../jobs/repeat';
import { accountStreams } from './account-streams';
import type { LiveSources } from './live-sources';
import type { Stream } from './stream-news';

/** What follows a change within this time is told together with it. */
const GATHER_MS = 50;

/** How soon a stream ends after its session did. */
const CHECK_SESSIONS_MS = 3_000;

/** How long a change may stay unseen whose notification was lost. */
const LOOK_EVERY_MS = 10_000;

/** Streams of one account in one process: a tab each, and some that have not noticed yet that they are cut off. */
const STREAMS_PER_ACCOUNT = 8;
const RETRY_AFTER_S = 30;

type Account = ReturnType<typeof accountStreams>;
type Working = { listening: Listening; turns: Repeated[] };

/** Tells the streams of this process what happens in their accounts. It costs nothing while there are none. */
export type Hub = {
  /**
   * Opens a stream until `gone` fires or the session ends. `since` is when its reader was cut off.
   *
   * @throws AppError 429 if the account has too many already.
   */
  open(
    actor: Pick<SessionActor, 'userId' | 'sessionId'>,
    since: Date | null,
    gone: AbortSignal,
  ): Promise<AsyncIterable<StreamedEvent<LiveEvent>>>;
};

/** Makes the hub of a process. Changes are heard from the database, and looked for now and then. */
export function createHub(deps: Deps, sources: LiveSources): Hub {
  const { db, pool, clock, log, config } = deps;
  const accounts = new Map<string, Account>();
  const gathering = new Set<string>();
  let working: Working | null = null;

  const refresh = (userId: string) =>
    withinAccount(userId, async () => accounts.get(userId)?.refresh()).catch((error) =>
      log.warn({ err: error }, 'an event stream could not be updated'),
    );
  const refreshAll = async () => {
    // One after another: calls wait for the same connections.
    for (const userId of [...accounts.keys()]) await refresh(userId);
  };

  const hear = (payload: string) => {
    const { userId, decided } = readChange(payload);
    const account = accounts.get(userId);
    if (account && decided) return account.tellDecided(decided);
    if (!account || gathering.has(userId)) return;
    gathering.add(userId);
    setTimeout(() => {
      gathering.delete(userId);
      void refresh(userId);
    }, GATHER_MS);
  };

  const endClosedSessions = async () => {
    const ids = [...accounts.values()].flatMap((account) => account.sessionsOf());
    const open = await openSessions(db, [...new Set(ids)], openAt(clock.now(), config));
    for (const account of accounts.values()) account.endAllBut(open);
  };

  const start = (): Working => ({
    listening: listen(pool, CHANGES, {
      message: hear,
      connect: () => void refreshAll(),
      lost: (error) => log.warn({ err: error }, 'listening for changes failed; polling instead'),
    }),
    turns: [
      repeat(CHECK_SESSIONS_MS, log, 'checking the sessions of streams', endClosedSessions),
      repeat(LOOK_EVERY_MS, log, 'looking for changes', refreshAll),
    ],
  });

  const leave = async (userId: string, stream: Stream) => {
    const account = accounts.get(userId);
    account?.remove(stream);
    if (account?.count() === 0) accounts.delete(userId);
    if (accounts.size > 0 || !working) return;
    const { listening, turns } = working;
    working = null;
    await Promise.all([listening.close(), ...turns.map((turn) => turn.stop())]);
  };

  return {
    async open({ userId, sessionId }, since, gone) {
      const account = accounts.get(userId) ?? accountStreams(deps, sources, userId);
      if (account.count() >= STREAMS_PER_ACCOUNT) {
        throw new AppError('rate_limited', { retry_after: RETRY_AFTER_S });
      }
      accounts.set(userId, account);
      // It outlives this call and serves every account.
      working ??= beyondAccount('streams of this process', start);
      const stream = account.add(sessionId);
      // A stream whose reader is gone before the first event is never read, so it has to remove itself.
      const end = () => {
        stream.mailbox.end();
        void leave(userId, stream);
      };
      gone.addEventListener('abort', end);
      // A signal fires once: of one that has fired already nobody is told.
      if (gone.aborted) end();
      try {
        await account.greet(stream, since);
      } catch (error) {
        await leave(userId, stream);
        throw error;
      }
      return read(stream, () => leave(userId, stream));
    },
  };
}

async function* read(
  { mailbox }: Stream,
  leave: () => Promise<void>,
): AsyncGenerator<StreamedEvent<LiveEvent>> {
  try {
    yield* mailbox.events();
  } finally {
    await leave();
  }
}

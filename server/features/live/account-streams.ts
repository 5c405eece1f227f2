import { batchNotice } from '@candor/domain/rules/batch-notice';
import { isFinal } from '@candor/domain/rules/batch-status';
import pLimit from 'p-limit';
import { loadAllowance } from '../../access/allowance';
import type { Decided } from '../../access/tell-decided';
import type { Deps } from '../../deps';
import type { LiveSources } from './live-sources';
import { createMailbox } from './mailbox';
import { accountNotices } from './notices';
import { shownAtStart } from './shown-at-start';
import { type Stream, streamNews } from './stream-news';
import { watchAccount } from './watch-account';

/** The open streams of one account. Whatever they are told is found one look after the other. */
export function accountStreams(
  deps: Pick<Deps, 'db' | 'clock'>,
  sources: LiveSources,
  userId: string,
) {
  const { db, clock } = deps;
  const streams = new Set<Stream>();
  const look = watchAccount(sources, userId);
  const news = streamNews(deps);
  const inTurn = pLimit(1);

  async function tellOfAccount(to: Iterable<Stream>): Promise<void> {
    for (const notice of await sources.invitationNews(userId)) news.notification(to, notice);
    for (const notice of await sources.opinionNews(userId)) news.notification(to, notice);
    const now = clock.now();
    for (const notice of accountNotices(await loadAllowance(db, userId, now), now))
      news.notification(to, notice);
  }

  async function publish(): Promise<void> {
    const { changed, ended, removed } = await look(clock.now());
    for (const job of changed) news.batch(streams, job);
    for (const id of removed) news.removed(streams, id);
    for (const job of ended) news.notification(streams, batchNotice(job));
    await tellOfAccount(streams);
  }

  async function greet(stream: Stream, since: Date | null): Promise<void> {
    const to = [stream];
    const now = clock.now();
    const { shown, ended } = shownAtStart(await sources.latelyChanged(userId), since, now);
    const jobs = await sources.batchesNow(userId, [...new Set([...shown, ...ended])]);
    for (const job of jobs) if (shown.has(job.batch_job_id)) news.batch(to, job);
    for (const job of jobs) if (isFinal(job.status)) news.notification(to, batchNotice(job));
    await tellOfAccount(to);
  }

  return {
    /** How many streams are open or being opened. */
    count: () => streams.size,
    sessionsOf: () => [...streams].map(({ sessionId }) => sessionId),
    /** Ends the streams of closed sessions. */
    endAllBut: (open: ReadonlySet<string>) => {
      for (const { sessionId, mailbox } of streams) if (!open.has(sessionId)) mailbox.end();
    },
    /** Notifies every stream that somebody decided; of several decisions about one candidate, the last. */
    tellDecided: (decided: Decided) => news.decided(streams, decided),
    /** Finds what changed and tells every stream. */
    refresh: () => inTurn(publish),
    /** Adds a stream, which is told everything from now on. */
    add(sessionId: string): Stream {
      const stream: Stream = { sessionId, mailbox: createMailbox(), told: new Set() };
      streams.add(stream);
      return stream;
    },
    remove: (stream: Stream) => void streams.delete(stream),
    /** Sends the current state to a new stream; `since` is when its reader was cut off. */
    greet: (stream: Stream, since: Date | null) =>
      inTurn(async () => {
        await publish();
        await greet(stream, since);
      }),
  };
}

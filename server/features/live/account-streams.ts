import type { BatchJob } from '@candor/domain/model/batch';
import type { LiveEvent, PersistentNotification } from '@candor/domain/model/live';
import { batchNotice } from '@candor/domain/rules/batch-notice';
import { isFinal } from '@candor/domain/rules/batch-status';
import { loadAllowance } from '../../access/allowance';
import type { Decided } from '../../access/tell-decided';
import type { Deps } from '../../deps';
import type { LiveSources } from './live-sources';
import { createMailbox, type Mailbox } from './mailbox';
import { accountNotices } from './notices';
import { type Changes, watchAccount } from './watch-account';

/** One open stream of an account. */
export type Stream = {
  sessionId: string;
  mailbox: Mailbox;
  /** Notifications that it was told. */
  told: Set<string>;
};

/** A new stream reports batches that ended in the last day, at most this many; browsers keep each once. */
const TOLD_OF_MS = 24 * 3_600_000;
const TOLD_OF = 3;

/** The clocks of several processes differ, and so do writing and committing: better twice than never. */
const OVERLAP_MS = 10_000;

/** The open streams of one account. Whatever they are told is found one look after the other. */
export function accountStreams(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sources: LiveSources,
  userId: string,
) {
  const streams = new Set<Stream>();
  const look = watchAccount(sources, userId);
  let last: Promise<unknown> = Promise.resolve();
  let sent = 0;

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    // The caller gets the failure; the next in line only waits for the end.
    last = turn.catch(() => null);
    return turn;
  };
  const send = (to: Iterable<Stream>, key: string, data: LiveEvent) => {
    sent += 1;
    const id = `${clock.now().getTime()}-${sent}`;
    for (const { mailbox } of to) mailbox.put(key, { id, data });
  };
  const tell = (to: Iterable<Stream>, notification: PersistentNotification | null) => {
    if (!notification) return;
    for (const stream of to) {
      if (stream.told.has(notification.id)) continue;
      stream.told.add(notification.id);
      send([stream], notification.id, { type: 'notification', notification });
    }
  };
  const show = (to: Iterable<Stream>, batch: BatchJob) =>
    send(to, `batch:${batch.batch_job_id}`, { type: 'batch', batch });
  const tellOfPlan = async (to: Iterable<Stream>) => {
    const now = clock.now();
    for (const notice of accountNotices(await loadAllowance(db, userId, now), now))
      tell(to, notice);
  };
  const tellOfOthers = async (to: Iterable<Stream>) => {
    for (const notice of await sources.invitationNews(userId)) tell(to, notice);
    for (const notice of await sources.opinionNews(userId)) tell(to, notice);
  };
  const publish = async ({ changed, ended, removed }: Changes) => {
    for (const job of changed) show(streams, job);
    for (const id of removed) {
      send(streams, `batch:${id}`, { type: 'removed', batch_job_id: id });
    }
    for (const job of ended) tell(streams, batchNotice(job));
    await tellOfOthers(streams);
    await tellOfPlan(streams);
  };

  /** What a stream is told at its beginning: what runs, what changed since it was cut off, and what ended lately. */
  const greet = async (stream: Stream, since: Date | null) => {
    const now = clock.now().getTime();
    const from = since ? since.getTime() - OVERLAP_MS : Number.POSITIVE_INFINITY;
    const versions = await sources.latelyChanged(userId);
    const shown = versions.filter(
      ({ status, updatedAt }) => !isFinal(status) || updatedAt.getTime() >= from,
    );
    const ended = versions
      .filter(({ status, updatedAt }) => isFinal(status) && now - updatedAt.getTime() < TOLD_OF_MS)
      .slice(0, TOLD_OF);
    const ids = new Set([...shown, ...ended].map(({ id }) => id));
    const jobs = await sources.batchesNow(userId, [...ids]);
    const one = [stream];
    for (const job of jobs) {
      if (shown.some(({ id }) => id === job.batch_job_id)) show(one, job);
    }
    for (const job of jobs) if (isFinal(job.status)) tell(one, batchNotice(job));
    await tellOfOthers(one);
    await tellOfPlan(one);
  };

  return {
    /** How many streams are open or being opened. */
    count: () => streams.size,
    sessionsOf: () => [...streams].map(({ sessionId }) => sessionId),
    /** Ends the streams of closed sessions. */
    endAllBut: (open: ReadonlySet<string>) => {
      for (const { sessionId, mailbox } of streams) if (!open.has(sessionId)) mailbox.end();
    },
    /** Notifies every stream that somebody decided; of several decisions about one candidate, the last. */
    tellDecided(decided: Decided): void {
      const key = `decided:${decided.batch_job_id}:${decided.candidate_id_internal}`;
      send(streams, key, { type: 'decided', ...decided });
    },
    /** Finds what changed and tells every stream. */
    refresh: () => inTurn(async () => publish(await look(clock.now()))),
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
        await publish(await look(clock.now()));
        await greet(stream, since);
      }),
  };
}

import type { BatchJob } from '@candor/domain/model/batch';
import type { LiveEvent, PersistentNotification } from '@candor/domain/model/live';
import type { Decided } from '../../access/tell-decided';
import type { Deps } from '../../deps';
import type { Mailbox } from './mailbox';

/** One open stream of an account. */
export type Stream = {
  sessionId: string;
  mailbox: Mailbox;
  /** Notifications that it was told. */
  told: Set<string>;
};

export type StreamNews = ReturnType<typeof streamNews>;

/** Puts news into the mailboxes of an account's streams. Of two about the same thing, the later takes the place of the first. */
export function streamNews({ clock }: Pick<Deps, 'clock'>) {
  let sent = 0;

  function send(to: Iterable<Stream>, key: string, data: LiveEvent): void {
    sent += 1;
    const id = `${clock.now().getTime()}-${sent}`;
    for (const { mailbox } of to) mailbox.put(key, { id, data });
  }

  return {
    batch: (to: Iterable<Stream>, batch: BatchJob): void =>
      send(to, `batch:${batch.batch_job_id}`, { type: 'batch', batch }),

    removed: (to: Iterable<Stream>, id: string): void =>
      send(to, `batch:${id}`, { type: 'removed', batch_job_id: id }),

    decided: (to: Iterable<Stream>, decided: Decided): void =>
      send(to, `decided:${decided.batch_job_id}:${decided.candidate_id_internal}`, {
        type: 'decided',
        ...decided,
      }),

    /** Each stream is told of a notification once. */
    notification(to: Iterable<Stream>, notification: PersistentNotification | null): void {
      if (!notification) return;
      for (const stream of to) {
        if (stream.told.has(notification.id)) continue;
        stream.told.add(notification.id);
        send([stream], notification.id, { type: 'notification', notification });
      }
    },
  };
}

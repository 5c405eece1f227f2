import { Gauge, type Registry } from 'prom-client';
import type { MailFault } from '../db/schema';
import type { MailState } from '../mail/undelivered';
import type { QueueFigures } from './queue-figures';

/** What the database says at a scrape. */
export type DatabaseFigures = { queue: QueueFigures; mail: MailState };

const FAULTS: readonly MailFault[] = ['settings', 'address', 'message', 'passing', 'unwritten'];

/**
 * Adds what is read from the database at each scrape. While it does not answer, these metrics are left out and
 * `candor_database_up` is 0: what the process counted itself is needed most then.
 */
export function databaseGauges(
  registry: Registry,
  look: () => Promise<DatabaseFigures | null>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'candor_database_up',
    help: '1 if the database answered this scrape in time',
    registers,
    async collect() {
      this.set((await look()) === null ? 0 : 1);
    },
  });
  const gauge = (name: string, help: string, read: (figures: DatabaseFigures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const figures = await look();
        if (figures === null) this.remove();
        else this.set(read(figures));
      },
    });
  gauge(
    'candor_queue_waiting_groups',
    'Groups that wait for a worker',
    ({ queue }) => queue.waiting,
  );
  gauge('candor_queue_running_groups', 'Groups given to a worker', ({ queue }) => queue.running);
  gauge(
    'candor_queue_oldest_seconds',
    'How long the oldest unfinished batch waits or runs',
    ({ queue }) => queue.oldestSeconds,
  );
  gauge('candor_workers', 'Living workers of all processes', ({ queue }) => queue.workers);
  gauge('candor_mail_waiting', 'Mails that are owed', ({ mail }) => mail.waiting);
  gauge(
    'candor_mail_oldest_seconds',
    'How long the oldest owed mail waits',
    ({ mail }) => mail.oldestSeconds,
  );
  gauge(
    'candor_mail_turned_away',
    '1 while the mail server rejects us, whoever a mail is for',
    ({ mail }) => (mail.turnedAway ? 1 : 0),
  );
  new Gauge({
    name: 'candor_mail_given_up',
    help: 'Mails given up in the last day, by cause',
    labelNames: ['fault'],
    registers,
    async collect() {
      const figures = await look();
      if (figures === null) return this.reset();
      for (const fault of FAULTS) {
        const lost = figures.mail.givenUp.filter((one) => one.fault === fault);
        this.set(
          { fault },
          lost.reduce((sum, { mails }) => sum + mails, 0),
        );
      }
    },
  });
}

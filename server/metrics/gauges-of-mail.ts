import { Gauge, type Registry } from 'prom-client';
import type { Executor } from '../db/database';
import type { MailFault } from '../db/schema';
import { type MailState, mailState } from '../mail/undelivered';
import { lookOnce } from './look-once';

const LOOKED_BACK_MS = 86_400_000;
const FAULTS: readonly MailFault[] = ['settings', 'address', 'message', 'passing', 'unwritten'];

/** Adds the state of queued mail, read from the database at each scrape: once for all metrics of a response. */
export function gaugesOfMail(registry: Registry, db: Executor, bound: { withinMs: number }): void {
  const look = lookOnce(() => {
    const now = new Date();
    return mailState(db, { now, since: new Date(now.getTime() - LOOKED_BACK_MS) });
  }, bound);
  const gauge = (name: string, help: string, read: (state: MailState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await look()));
      },
    });
  gauge('candor_mail_waiting', 'Mails that are owed', ({ waiting }) => waiting);
  gauge(
    'candor_mail_oldest_seconds',
    'How long the oldest owed mail waits',
    ({ oldestSeconds }) => oldestSeconds,
  );
  gauge(
    'candor_mail_turned_away',
    '1 while the mail server rejects us, whoever a mail is for',
    ({ turnedAway }) => (turnedAway ? 1 : 0),
  );
  new Gauge({
    name: 'candor_mail_given_up',
    help: 'Mails given up in the last day, by cause',
    labelNames: ['fault'],
    registers: [registry],
    async collect() {
      const { givenUp } = await look();
      for (const fault of FAULTS) {
        const lost = givenUp.filter((one) => one.fault === fault);
        this.set(
          { fault },
          lost.reduce((sum, { mails }) => sum + mails, 0),
        );
      }
    },
  });
}

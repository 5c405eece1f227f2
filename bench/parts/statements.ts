import { randomUUID } from 'node:crypto';
import { askPrepared, prepared } from '@candor/server/db/ask-prepared';
import { type Connection, connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { migrate } from '@candor/server/db/migrate';
import { withinAccount } from '@candor/server/db/row-level-security';
import { driftNote, inTurnsOf, median } from '../measure';
import { table } from '../print/table';
import { atMost, type Verdict } from '../print/verdict';
import type { Part } from './part';

const STATEMENTS = 10_000;
const ROUNDS = 5;
const AT_ONCE = 50;
/** The most that row-level security may cost. */
const WALL = 2;
const ONE = prepared('select $1::int as one');

/** The smallest statement there is, by each way to the embedded database, and under row-level security. */
export const statementsPart: Part = {
  name: 'statements',
  title: `The smallest statement, ${AT_ONCE} at once: by the database's socket, over loopback, under row-level security`,
  async run({ scratch }) {
    const database = await startEmbedded(scratch, { throwaway: true });
    const loopback = new URL(database.url);
    loopback.searchParams.delete('host');
    const near = open(database.url);
    const far = open(loopback.href);
    try {
      await migrate(near);
      const account = randomUUID();
      const times = await inTurnsOf(
        {
          'by the socket': () => askMany(near),
          'over loopback': () => askMany(far),
          'by the socket, under row-level security': () =>
            withinAccount(account, () => askMany(near)),
        },
        ROUNDS,
      );
      return [report(times)];
    } finally {
      await near.close();
      await far.close();
      await database.stop();
    }
  },
};

function open(url: string): Connection {
  return connect(url, { size: 10, onIdleError: (error) => console.error(error.message) });
}

async function askMany({ pool }: Connection): Promise<void> {
  let left = STATEMENTS;
  const ask = async (): Promise<void> => {
    for (; left > 0; left -= 1) await askPrepared(pool, ONE, [1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

function report(times: Readonly<Record<string, readonly number[]>>): Verdict {
  const all = Object.entries(times);
  const [first = []] = all.map(([, seconds]) => seconds);
  const rows = all.map(([name, seconds]) => [
    name,
    (STATEMENTS / median(seconds)).toFixed(0),
    (median(seconds) / median(first)).toFixed(2),
  ]);
  console.log(table(['', 'statements/s', 'time of the first'], rows));
  console.log(driftNote(first));
  const [last = []] = all.slice(-1).map(([, seconds]) => seconds);
  return atMost(
    'time under row-level security, of the time without',
    median(last) / median(first),
    WALL,
    {
      unit: 'x',
    },
  );
}

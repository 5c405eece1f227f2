import { batches } from '@candor/domain/api/batches';
import { driftNote, inTurns, median } from '../measure';
import { table } from '../print/table';
import { atMost } from '../print/verdict';
import { type Caller, call } from '../server/call';
import { largeBatch } from '../server/large-batch';
import { openAccount } from '../server/open-account';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

const PEOPLE = 100_000;
const LIMIT = 100;
/** Pages of one turn. Each is another one: a page that was sent before is kept for a while. */
const PAGES = 10;
const ROUNDS = 5;
/** The most that the last pages may take of the time of the first. */
const OF_FIRST = 1.5;

/** The last pages of the results of a large batch beside its first. */
export const pagesPart: Part = {
  name: 'pages',
  title: `Pages: the results of ${PEOPLE} people from their beginning, and up to their end`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch);
    try {
      const caller = { server, token: await openAccount(server) };
      const id = await largeBatch(caller, PEOPLE);
      const last = readerOf(caller, id, (nth) => PEOPLE - LIMIT - nth);
      const first = readerOf(caller, id, (nth) => nth);
      const times = await inTurns(last, first, ROUNDS);
      const each = (seconds: readonly number[]) => ((median(seconds) / PAGES) * 1e3).toFixed(1);
      const rows = [
        [`of ${LIMIT} from skip 0 on`, each(times.baseline)],
        [`of ${LIMIT} up to skip ${PEOPLE - LIMIT}`, each(times.ours)],
      ];
      console.log(table(['page', 'ms'], rows));
      const note = driftNote(times.baseline);
      if (note) console.log(`\n${note}`);
      const ratio = median(times.ours) / median(times.baseline);
      return [atMost('a last page, of a first one', ratio, OF_FIRST, { unit: 'x' })];
    } finally {
      await server.stop();
    }
  },
};

/** Reads some pages one after the other, never one that it has read before. */
function readerOf(
  caller: Caller,
  id: string,
  skipOf: (nth: number) => number,
): () => Promise<void> {
  let read = 0;
  return async () => {
    for (let page = 0; page < PAGES; page += 1) {
      const query = { limit: String(LIMIT), skip: String(skipOf(read)) };
      await call(caller, batches.results, { params: { id }, query });
      read += 1;
    }
  };
}

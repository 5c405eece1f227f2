import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../db/database';
import { workOnGroup } from '../features/batches/work-on-group';
import { amid } from '../testing/amid';
import { batchOf, statusOf, submitCsv } from '../testing/batch-calls';
import { resumes } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { Fenced, type Group } from './group';
import { claim, settleGroup } from './store';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const nobodyStops = new AbortController().signal;

async function claimed(id: string, no: number): Promise<Group> {
  const group = await claim(server.db, id, no);
  if (!group) throw new Error('The group is gone');
  return group;
}

/** Who wait for a lock that this transaction holds. */
async function waitingFor(tx: Tx): Promise<number> {
  const { rows } = await tx.execute(
    sql`select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
  );
  return rows.length;
}

/** What others may do to a group between the moment its worker found it and the moment it has its lock. */
const CHANGES: [string, (tx: Tx, group: Group) => Promise<unknown>][] = [
  ['claims it again', (tx, { batchId, no }) => claim(tx, batchId, no)],
  ['settles it', settleGroup],
];

test.each(CHANGES)(
  'a worker that waits for its group while another one %s writes and charges nothing',
  async (_, change) => {
    const as = server.as(await aUser(server.db, { plan: 'enterprise' }));
    const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(50)));
    const doWork = workOnGroup(server.deps);
    await doWork(await claimed(id, 0), nobodyStops);
    const group = await claimed(id, 1);
    const before = await statusOf(as, id);

    let waiting = 0;
    const late = amid(
      server.db,
      (tx) => change(tx, group),
      () => doWork(group, nobodyStops),
      async (tx) => {
        waiting = await waitingFor(tx);
      },
    );

    await expect(late).rejects.toThrow(Fenced);
    expect(waiting).toBe(1);
    expect(await statusOf(as, id)).toEqual(before);
    const { rows } = await server.db.execute(sql`
      select state from candidates where batch_id = ${id} and state <> 'pending'
      union all select text_hash from charges where subject_id = ${id}`);
    expect(rows).toEqual([]);
  },
);

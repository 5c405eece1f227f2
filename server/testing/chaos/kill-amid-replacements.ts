import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { JOB_DESCRIPTION, resume } from '../documents/make-csv';
import { makeScan } from '../documents/make-pdf';
import { makeZip } from '../documents/make-zip';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { between } from './between';
import { startProcess } from './processes';
import { BATCHES, caller, type Send } from './shots';
import { waitForEnd } from './workload';

/** Documents without a text layer beside one that can be read, so that the batch completes. */
const UNREAD = 60;
/** Copies that are let through before the process dies, at the most. */
const MOST_DONE = 6;
/** How often copies are sent that a machine with much other work had no time for. */
const SENT_AT_MOST = 5;
const ASK_EVERY_MS = 5;

/** `cutOff`: kills that caught some replacements done and others not. `broken`: what did not hold; empty when all is well. */
export type ReplacementOutcome = { cutOff: number; broken: string[] };

/**
 * Copies of many unread documents arrive at once and the only process dies in the middle, again and again until all
 * are scored. After each death a candidate is either scored and charged once, or unread and free, and nobody who
 * sends a copy again is charged twice. Needs its own migrated database.
 */
export async function killAmidReplacements(
  databaseUrl: string,
  { seed, kills }: { seed: number; kills: number },
): Promise<ReplacementOutcome> {
  const random = randomFrom(seed);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-replace-'));
  const { db, close } = connect(databaseUrl, { size: 2, onIdleError: () => {} });
  const start = () => startProcess('all', { databaseUrl, dataDir });
  let product = await start();
  try {
    const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
    const broken = await submitScans(db, caller(product.address, token));
    let cutOff = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await unreadOf(db);
      const sent = replaceAll(caller(product.address, token), before);
      await untilLeft(db, before.length - between(random, 1, MOST_DONE));
      await product.kill();
      await sent;
      const left = (await unreadOf(db)).length;
      if (left > 0 && left < before.length) cutOff += 1;
      broken.push(...(await brokenInvariants(db)), ...(await unevenCharges(db)));
      product = await start();
    }
    broken.push(...(await replaceTheRest(db, caller(product.address, token))));
    const left = (await unreadOf(db)).length;
    if (left > 0) broken.push(`${left} documents are still unread`);
    broken.push(...(await brokenInvariants(db)), ...(await unevenCharges(db)));
    return { cutOff, broken };
  } finally {
    await product.kill();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function submitScans(db: Db, call: Send): Promise<string[]> {
  const scans = Array.from({ length: UNREAD }, (_, at) => [`scan-${at}.pdf`, makeScan()]);
  const archive = await makeZip({ 'read.txt': resume(0), ...Object.fromEntries(scans) });
  const form = {
    job_description_text: JOB_DESCRIPTION,
    input_type: 'zip_file',
    candidate_source_file: new File([archive], 'people.zip'),
  };
  const reply = await call('POST', BATCHES, { form });
  if (reply.status !== 202) throw new Error(`Submission answered ${reply.status}`);
  return waitForEnd(db);
}

type Unread = { batch: string; id: string; ordinal: number };

async function unreadOf(db: Db): Promise<Unread[]> {
  const { rows } = await db.execute<Unread>(
    sql`select batch_id as batch, id, ordinal from candidates where state = 'failed' order by ordinal`,
  );
  return rows;
}

async function untilLeft(db: Db, most: number): Promise<void> {
  while ((await unreadOf(db)).length > most) await sleep(ASK_EVERY_MS);
}

/** Sends a copy of every document, for each person always the same; answers the statuses of those whose server lived. */
async function replaceAll(call: Send, unread: readonly Unread[]): Promise<number[]> {
  const replies = await Promise.allSettled(
    unread.map(({ batch, id, ordinal }) =>
      call('POST', `${BATCHES}/${batch}/candidates/${id}/document`, {
        form: { candidate_text: resume(ordinal + 1) },
      }),
    ),
  );
  return replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value.status] : []));
}

/** Sends what is left, and again what was answered to come later; answers what else was answered, in words. */
async function replaceTheRest(db: Db, call: Send): Promise<string[]> {
  for (let sent = 0; sent < SENT_AT_MOST; sent += 1) {
    const unread = await unreadOf(db);
    if (unread.length === 0) return [];
    const wrong = (await replaceAll(call, unread)).filter((status) => ![200, 503].includes(status));
    if (wrong.length > 0) return [`copies were answered ${wrong.join(', ')}`];
  }
  return [];
}

/** Candidates who have a score and not one charge, or a charge and no score. */
async function unevenCharges(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; state: string; charged: number }>(sql`
    select c.id, c.state, count(h.*)::int as charged from candidates c
      left join charges h on h.subject_id = c.batch_id and h.ordinal = c.ordinal
      group by c.id, c.state
      having count(h.*) <> case when c.state = 'scored' then 1 else 0 end`);
  return rows.map(({ id, state, charged }) => `${id} is ${state} and was charged ${charged} times`);
}

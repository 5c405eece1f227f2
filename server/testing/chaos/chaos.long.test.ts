import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFrom } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '../../db/connect';
import { createTestDatabase } from '../database';
import { brokenInvariants } from '../invariants';
import { killAmidReplacements } from './kill-amid-replacements';
import { startProcess } from './processes';
import { spendInRounds } from './quota-campaign';
import { runOnce } from './run-once';
import { countScored, submitWork, waitForEnd } from './workload';

test('a server that is killed at a random moment loses and doubles nothing', async () => {
  const database = await createTestDatabase();
  try {
    const ground = { databaseUrl: database.url, server: null, blows: 1 };
    expect((await runOnce(20_260_302, 'server', ground)).broken).toEqual([]);
  } finally {
    await database.drop();
  }
}, 180_000);

test('a worker that is asked to stop in the middle of a batch ends in good order', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { size: 2, onIdleError: () => {} });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-stop-'));
  const around = { databaseUrl: database.url, dataDir };
  try {
    const web = await startProcess('web', around);
    const first = await startProcess('worker', around);
    const candidates = await submitWork(db, randomFrom(5), web.address);
    expect(await first.stop()).toBe(0);
    const { rows } = await db.execute(
      sql`select 1 from graphile_worker.jobs where locked_by is not null`,
    );
    expect(rows).toEqual([]);
    const second = await startProcess('worker', around);
    expect(await waitForEnd(db)).toEqual([]);
    expect(await countScored(db)).toBe(candidates);
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await Promise.all([web.stop(), second.stop()])).toEqual([0, 0]);
  } finally {
    await close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 180_000);

test('accounts that spend their quota in many calls at once never pass it, and nothing of it gets lost', async () => {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { size: 4, onIdleError: () => {} });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-quota-'));
  try {
    const product = await startProcess('all', { databaseUrl: database.url, dataDir });
    const { answers, broken } = await spendInRounds(db, product.address, {
      rounds: 3,
      seed: 20_260_401,
    });
    await product.kill();
    expect(broken).toEqual([]);
    // Both were tried: what the quota holds and what it does not.
    expect([answers[202], answers[402]].every((count) => count !== undefined)).toBe(true);
  } finally {
    await close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 180_000);

test('a server that is killed while copies of unread documents come in charges for each one score, once', async () => {
  const database = await createTestDatabase();
  try {
    const run = await killAmidReplacements(database.url, { seed: 20_261_127, kills: 4 });
    expect(run.broken).toEqual([]);
    // Each time some were done and others not when it died.
    expect(run.cutOff).toBe(4);
  } finally {
    await database.drop();
  }
}, 180_000);

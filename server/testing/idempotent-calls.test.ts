import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { AtsType } from '@candor/domain/model/ats';
import { and, eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atsApplications, atsConnections, atsJobs, batches, idempotencyKeys } from '../db/schema';
import { makeFolder } from '../make-folder';
import { ASSESSMENT } from './assessments';
import { csvFile } from './batch-calls';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from './documents/make-csv';
import { aUser, type TestUser, type UserWishes } from './factories';
import { GREENHOUSE_ENV } from './greenhouse/env';
import { SAMPLES } from './samples';
import { type PaidApp, paidApp } from './stripe/paid-app';
import { PRICES } from './stripe/simulator';
import type { FormFile } from './test-app';

/** What a call needs to succeed, and how it is made. */
type Prepared = {
  params?: Readonly<Record<string, string>>;
  body?: object;
  fields?: Record<string, string | FormFile>;
};
type Call = { by?: UserWishes; prepare: (user: TestUser) => Promise<Prepared> | Prepared };

const PROFESSIONAL: UserWishes = { plan: 'professional' };
const PARTNER: UserWishes = { ...PROFESSIONAL, isPartner: true };
const MESSAGE = { subject: 'A question', message: 'How long are results kept?' };

/** For every call that creates or charges: how it succeeds. One that is missing here fails the first test. */
const CALLS: Readonly<Record<string, Call>> = {
  'analytics.match': {
    prepare: () => ({ fields: { candidate_text: resume(1), job_text: JOB_DESCRIPTION } }),
  },
  'ashby.scoreJob': { by: PARTNER, prepare: (user) => aJobToScore('ashby', user) },
  'greenhouse.scoreJob': { by: PARTNER, prepare: (user) => aJobToScore('greenhouse', user) },
  'assessments.create': { prepare: () => ({ body: ASSESSMENT }) },
  'batches.submit': {
    prepare: () => ({
      fields: {
        job_description_text: JOB_DESCRIPTION,
        input_type: 'csv_file',
        candidate_source_file: csvFile(makeCsv(resumes(2))),
      },
    }),
  },
  'batches.replaceDocument': { prepare: (user) => aSample('batches.replaceDocument', user) },
  'batches.rerun': { prepare: aFailedBatch },
  'batches.sample': { prepare: () => ({}) },
  'billing.checkout': { prepare: () => ({ body: { price_id: PRICES.starter.month, ...BACK } }) },
  'billing.purchaseInvitationCredits': {
    by: PROFESSIONAL,
    prepare: () => ({ body: { quantity: 10, ...BACK } }),
  },
  'invitations.create': {
    prepare: () => ({ body: { ashby_assessment_id: 'ashby-assessment-1' } }),
  },
  'staffSupport.reply': {
    by: { isStaff: true },
    prepare: async () => ({
      ...(await aSample('support.status', await aUser(p.t.db, { now: p.t.clock.now() }))),
      body: { message: 'For 180 days.' },
    }),
  },
  'support.mail': {
    prepare: ({ email }) => ({ body: { ...MESSAGE, name: 'Robin Vale', email, type: 'general' } }),
  },
  'support.chat': {
    prepare: () => ({ body: { ...MESSAGE, priority: 'normal', type: 'general' } }),
  },
  'support.send': {
    prepare: async (user) => ({ body: { ticket_id: await aChat(user), message: 'Hello?' } }),
  },
};

const BACK = {
  success_url: '/billing?success=true&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: '/billing?cancelled=true',
};

/** The keys themselves, how often somebody called, and customers at the provider who are to be forgotten because nothing came of them. */
const BESIDE = new Set(['idempotency_keys', 'rate_limits', 'sessions', 'billing_erasures']);

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp({ env: GREENHOUSE_ENV });
});
afterEach(() => forbidMarks(false));
afterAll(() => p.close());

const aSample = async (name: string, user: TestUser): Promise<Prepared> => {
  const sample = await SAMPLES[name]?.(p.t, user);
  if (!sample) throw new Error(`There is no sample of ${name}`);
  const { fields, ...rest } = sample;
  return { ...rest, ...(fields && { fields: { ...fields } }) };
};

/** A job of a system with one open application that has no score. */
async function aJobToScore(ats: AtsType, user: TestUser): Promise<Prepared> {
  const sample = await aSample(`${ats}.scoreJob`, user);
  const [job] = await p.t.db
    .select({ connectionId: atsJobs.connectionId, jobId: atsJobs.externalId })
    .from(atsJobs)
    .innerJoin(atsConnections, eq(atsConnections.id, atsJobs.connectionId))
    .where(and(eq(atsConnections.userId, user.id), eq(atsConnections.atsType, ats)));
  if (!job) throw new Error('The sample has no job');
  await p.t.db.insert(atsApplications).values({
    ...job,
    id: randomUUID(),
    externalId: randomUUID(),
    candidateId: randomUUID(),
    status: 'active',
    seenAt: p.t.clock.now(),
  });
  return sample;
}

/** A batch that failed and whose file is still there. */
async function aFailedBatch(user: TestUser): Promise<Prepared> {
  const sample = await aSample('batches.rerun', user);
  const { config, blobs } = p.t.deps;
  makeFolder(config.dataDir, 0o700);
  const [file, blobKey] = [path.join(config.dataDir, randomUUID()), randomUUID()];
  writeFileSync(file, makeCsv(resumes(2)));
  await blobs.putFile(blobKey, file);
  const isIt = eq(batches.id, sample.params?.id ?? '');
  await p.t.db.update(batches).set({ blobKey, jobText: JOB_DESCRIPTION }).where(isIt);
  return sample;
}

async function aChat(user: TestUser): Promise<string> {
  const body = { ...MESSAGE, priority: 'normal', type: 'general' };
  const reply = await p.t.as(user).post('/api/support/create-priority-ticket', body);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().ticket_id;
}

/** As if the key of a call were lost while it runs: the note that a transaction has an effect fails. */
async function forbidMarks(forbidden: boolean): Promise<void> {
  await p.t.db.execute(sql`drop trigger if exists no_marks on idempotency_keys`);
  if (!forbidden) return;
  await p.t.db.execute(sql`
    create or replace function refuse_mark() returns trigger language plpgsql as
    $$ begin raise exception 'no mark may be set'; end $$`);
  await p.t.db.execute(sql`
    create trigger no_marks before update on idempotency_keys
    for each row when (old.no_effect_yet and not new.no_effect_yet) execute function refuse_mark()`);
}

/** What every table holds, as a digest. */
async function tablesNow(): Promise<Map<string, string>> {
  const { rows: tables } = await p.t.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const now = new Map<string, string>();
  for (const { name } of tables) {
    if (BESIDE.has(name)) continue;
    const { rows } = await p.t.db.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as digest from ${sql.identifier(name)} t`,
    );
    now.set(name, rows[0]?.digest ?? '');
  }
  return now;
}

async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await tablesNow();
  await work();
  const after = await tablesNow();
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}

function send(
  { path: pattern, form }: EndpointSpec,
  user: TestUser,
  { params = {}, body, fields = {} }: Prepared,
  key: string,
): Promise<LightMyRequestResponse> {
  const url = pattern.replace(/:(\w+)/g, (_mark, name: string) => params[name] ?? '');
  const headers = { 'idempotency-key': key };
  const as = p.t.as(user);
  return form ? as.form(url, fields, headers) : as.post(url, body, headers);
}

const idempotent: readonly EndpointSpec[] = endpoints.filter(
  (endpoint: EndpointSpec) => endpoint.idempotent,
);

test('the table knows every call that creates or charges, and no other', () => {
  expect(Object.keys(CALLS).sort()).toEqual(idempotent.map(({ name }) => name).sort());
});

/** They open a page of the payment provider and can do so again; `features/billing/cut-off-checkout.test.ts` does. */
const PAGES: readonly string[] = ['billing.checkout', 'billing.purchaseInvitationCredits'];

async function prepared(name: string) {
  const { by = {}, prepare = () => ({}) } = CALLS[name] ?? {};
  const user = await aUser(p.t.db, { now: p.t.clock.now(), ...by });
  return { user, input: await prepare(user) };
}

const named = idempotent.map((endpoint) => [endpoint.name, endpoint] as const);

test.each(named.filter(([name]) => PAGES.includes(name)))(
  '%s opens its page without a note of an effect',
  async (name, endpoint) => {
    const { user, input } = await prepared(name);
    await forbidMarks(true);
    const reply = await send(endpoint, user, input, randomUUID());
    expect(reply.statusCode, reply.body).toBe(200);
  },
);

describe.each(named.filter(([name]) => !PAGES.includes(name)))('%s', (name, endpoint) => {
  test('has its effect in the transactions that note it, and leaves nothing where they cannot', async () => {
    const { user, input } = await prepared(name);
    await forbidMarks(true);
    const replies: number[] = [];
    const changes = await changesOf(async () => {
      replies.push((await send(endpoint, user, input, randomUUID())).statusCode);
    });
    expect({ replies, changes }).toEqual({ replies: [500], changes: [] });
  });

  test('notes it, once it was had', async () => {
    const { user, input } = await prepared(name);
    const key = randomUUID();
    const changes = await changesOf(async () => {
      const reply = await send(endpoint, user, input, key);
      expect(reply.statusCode, reply.body).toBeLessThan(300);
    });
    const [row] = await p.t.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(row).toMatchObject({ noEffectYet: false, status: expect.any(Number) });
    expect(changes.length).toBeGreaterThan(0);
  });
});

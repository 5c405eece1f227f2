import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentialsOf } from '../features/ats/connections/credentials';
import { openConnection } from '../features/ats/connections/store';
import { outboxFolder } from '../open-deps';
import { type AtsApp, atsApp, INTEGRATIONS, linkAshby, linkGreenhouse } from '../testing/ats-app';
import { BATCHES, batchOf, ended, resultsOf, submit, submitCsv } from '../testing/batch-calls';
import { resume } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { markedFiles, markedTables } from '../testing/marks';
import { withSecondFactor } from '../testing/second-factor';
import type { As, TestApp } from '../testing/test-app';

const PASSWORD = 'canary-of-a-password';
const NEW_PASSWORD = 'canary-of-another';
const IN_DATABASE = 'canary-hunter2';
const EMAIL = 'owner@example.com';

let app: AtsApp;
let t: TestApp;
beforeAll(async () => {
  app = await atsApp();
  t = app.t;
});
afterAll(() => app.close());

/** Everything that grants access, by what it opens: each was used, or is about to be. */
async function secretsInUse(): Promise<Record<string, string>> {
  const register = { email: EMAIL, full_name: 'Ines Okafor', password: PASSWORD };
  const { access_token } = (await t.as().post('/api/auth/register', register)).json();
  const confirmation = await mailedToken('Confirm');
  await t.as().post('/api/auth/password-reset-request', { email: EMAIL });
  const reset = await mailedToken('Set a new password');
  const changed = await t.as().post('/api/auth/password-reset-confirm', {
    token: reset,
    new_password: NEW_PASSWORD,
  });
  expect(changed.statusCode).toBe(200);
  await t.as().post('/api/auth/password-reset-request', { email: EMAIL });
  const waiting = await mailedToken('Set a new password');

  const user = await aUser(t.db, { plan: 'enterprise' });
  const { secret, codes } = await withSecondFactor(t, user);
  const as = t.as(user);
  const made = await as.post('/api/keys', { name: 'Nightly' });
  const shared = await shareSomebody(as);
  await useDatabase(as);
  const systems = await connectSystems(as, user.id);
  const [code = ''] = codes;
  const found = {
    access_token,
    confirmation,
    reset,
    waiting,
    authenticator: secret,
    code,
    password: PASSWORD,
    new_password: NEW_PASSWORD,
    database: IN_DATABASE,
    session: user.token,
    key: String(made.json().key),
    link: shared,
    ...systems,
  };
  for (const [name, value] of Object.entries(found))
    expect([name, value.length > 8]).toEqual([name, true]);
  return found;
}

async function mailedToken(subject: string): Promise<string> {
  const mails = (await t.mails()).filter(
    (one) => one.to === EMAIL && one.subject.includes(subject),
  );
  return new URL(mails.at(-1)?.link ?? 'missing:').searchParams.get('token') ?? '';
}

async function shareSomebody(as: As): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: resume(1) }]));
  await ended(as, id);
  const [person] = (await resultsOf(as, id)).processed_items;
  const shared = await as.post(`${BATCHES}/${id}/shares`, {
    candidate_ids: [person?.candidate_id_internal],
  });
  return shared.json().share_url.split('/').at(-1);
}

/** A database of the account, saved and scored from. */
async function useDatabase(as: As): Promise<void> {
  t.deps.connectors.database = {
    identity: null,
    open: async () => ({
      label: 'hr on db.example.com',
      items: async function* () {},
      read: () => Promise.reject(new Error('Rows have no documents')),
      close: async () => {},
    }),
  };
  const source_config = {
    connection_string: `postgresql://reader:${IN_DATABASE}@db.example.com/hr`,
    query: 'select candidate_text from people',
  };
  const saved = await as.post('/api/v1/saved-sources', {
    name: 'HR',
    input_type: 'database',
    source_config,
  });
  expect(saved.statusCode).toBe(201);
  await submit(as, { input_type: 'database', source_config_json: JSON.stringify(source_config) });
}

/** Credentials for the account's Ashby and Greenhouse, and the secrets that sign their events. */
async function connectSystems(as: As, userId: string): Promise<Record<string, string>> {
  expect((await linkAshby(as, app.ashby)).statusCode).toBe(201);
  await linkGreenhouse(app, as);
  const events = await as.post(`${INTEGRATIONS}/ashby/events-address`);
  const row = await openConnection(t.db, userId, 'greenhouse');
  if (!row) throw new Error('Greenhouse is not connected');
  const given = await credentialsOf(t.deps, row);
  if (given.kind !== 'tokens') throw new Error('Greenhouse gave no tokens');
  return {
    ashby_key: app.ashby.key,
    ashby_events: events.json().secret,
    greenhouse_access: given.accessToken,
    greenhouse_refresh: given.refreshToken,
  };
}

test('secrets are in no table and no file, in none of their encodings', async () => {
  const secrets = await secretsInUse();
  await app.stopWorker();
  const known = await markedTables(t.db, EMAIL);
  expect(known).toContain('public.users');

  const found: string[] = [];
  // Without a mail server, letters wait there for the operator: that is how a link is delivered.
  const letters = outboxFolder(t.deps.config);
  for (const [name, secret] of Object.entries(secrets)) {
    for (const written of waysToWrite(secret)) {
      for (const table of await markedTables(t.db, written)) found.push(`${name} in ${table}`);
      for (const file of await markedFiles(t.deps, written))
        if (!file.startsWith(letters)) found.push(`${name} in ${file}`);
    }
  }
  expect(found).toEqual([]);
});

function waysToWrite(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
}

import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { billing } from '@candor/domain/api/billing';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { people } from '@candor/domain/api/people';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import { OUTCOME_UNKNOWN, PROOF_REQUIRED, STILL_RUNNING } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fake-server';
import { aBatch } from '../testing/samples';
import { ClientError } from './client-error';
import { createApi } from './create-api';

const UNPROVEN = { reason: PROOF_REQUIRED };

function anApi(prove?: () => Promise<boolean>) {
  const server = fakeServer();
  const refused = vi.fn();
  const waited: number[] = [];
  const api = createApi({
    fetch: server.transport,
    upload: server.transport,
    token: () => 'token-1',
    onUnauthorized: refused,
    onLimits: () => undefined,
    sleep: async (milliseconds) => {
      waited.push(milliseconds);
    },
    newKey: () => 'new-key',
    ...(prove && { prove }),
  });
  return { api, server, refused, waited };
}

test('a protected call carries the token, a public one does not', async () => {
  const { api, server } = anApi();
  server.on(batches.status, { body: aBatch() });
  server.on(billing.plans, { body: { plans: [], currency: null, credits: [] } });
  await api.call(batches.status, { params: { id: 'batch-0001' } });
  await api.call(billing.plans, {});
  expect(server.requestsTo(batches.status)[0]?.headers.Authorization).toBe('Bearer token-1');
  expect(server.requestsTo(billing.plans)[0]?.headers.Authorization).toBeUndefined();
});

test('a public call that tells its visitor apart carries the token, and a refusal of it is no end of the session', async () => {
  const { api, server, refused } = anApi();
  server.on(candidateAssessment.open, refusal('authentication_required'));
  const opened = api.call(candidateAssessment.open, { params: { code: 'inv-priya-01' } });
  await expect(opened).rejects.toBeInstanceOf(ClientError);
  const [call] = server.requestsTo(candidateAssessment.open);
  expect(call?.headers.Authorization).toBe('Bearer token-1');
  expect(refused).not.toHaveBeenCalled();
});

test('parameters fill the path and absent ones stay out of the query', async () => {
  const { api, server } = anApi();
  server.on(batches.list, { body: { jobs: [], total: 0, limit: 20, skip: 0, has_more: false } });
  await api.call(batches.list, { query: { limit: '20', search: 'night porter' } });
  expect(server.requestsTo(batches.list)[0]?.url).toBe(
    '/api/v1/batch-jobs?limit=20&search=night+porter',
  );
});

test('a call that nobody waits for any more is not sent again', async () => {
  const { api, server, waited } = anApi();
  server.on(batches.status, refusal('service_unavailable'));
  const signal = AbortSignal.abort();
  const call = api.call(batches.status, { params: { id: 'batch-0001' }, signal });
  await expect(call).rejects.toBeInstanceOf(Error);
  expect(server.requestsTo(batches.status)).toHaveLength(1);
  expect(waited).toEqual([]);
});

test('an answer that breaks the contract is an error, not a guess', async () => {
  const { api, server } = anApi();
  server.on(batches.status, { body: { ...aBatch(), progress: 'half' } });
  const failed = api.call(batches.status, { params: { id: 'batch-0001' } });
  await expect(failed).rejects.toMatchObject({
    code: 'unknown',
    message: 'An unexpected error occurred',
  });
});

test('a page in place of an answer says that no server is known there', async () => {
  const { api, server } = anApi();
  server.on(batches.status, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await expect(api.call(batches.status, { params: { id: 'batch-0001' } })).rejects.toMatchObject({
    code: 'unknown',
    message: 'Unknown backend configuration',
  });
});

test('a query about people is sent in the body, and retried like any other read', async () => {
  const { api, server, waited } = anApi();
  server.on(people.find, refusal('service_unavailable'));
  const asked = api.call(people.find, { body: { q: 'tessa@example.com' } });
  await expect(asked).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(waited).toEqual([1000, 2000]);
  for (const { url, body } of server.requestsTo(people.find)) {
    expect([url, body]).toEqual(['/api/people/search', '{"q":"tessa@example.com"}']);
  }
});

test('what is to be sent once is not repeated', async () => {
  const { api, server } = anApi();
  server.on(system.health, refusal('service_unavailable'));
  await expect(api.call(system.health, { once: true })).rejects.toBeInstanceOf(ClientError);
  expect(server.requestsTo(system.health)).toHaveLength(1);
});

test('the state of the service is read under either of its names', async () => {
  const { api, server } = anApi();
  const told = {
    timestamp: '2026-03-02T09:00:00.000Z',
    error_message: null,
    parts: { engine: 'healthy', database: 'healthy', queue: 'degraded' },
  };
  server.on(system.health, { body: { ...told, overall_status: 'degraded', responseTime: 2100 } });
  await expect(api.call(system.health, {})).resolves.toMatchObject({
    status: 'degraded',
    response_time_ms: 2100,
  });
  server.on(system.health, { body: { ...told, status: 'unhealthy', response_time_ms: null } });
  await expect(api.call(system.health, {})).resolves.toMatchObject({
    status: 'unhealthy',
    response_time_ms: null,
  });
});

test('a batch of a state that this version does not know is pending', async () => {
  const { api, server } = anApi();
  server.on(batches.status, { body: { ...aBatch(), status: 'paused' } });
  await expect(api.call(batches.status, { params: { id: 'batch-0001' } })).resolves.toMatchObject({
    status: 'pending',
  });
});

test('a read that fails twice succeeds at the third try', async () => {
  const { api, server, waited } = anApi();
  let tries = 0;
  server.on(batches.status, () => {
    tries += 1;
    return tries < 3 ? refusal('service_unavailable') : { body: aBatch() };
  });
  await expect(api.call(batches.status, { params: { id: 'batch-0001' } })).resolves.toMatchObject({
    jobTitle: 'Night Porter',
  });
  expect(waited).toEqual([1000, 2000]);
});

test('a submission is repeated with the same key', async () => {
  const { api, server } = anApi();
  let tries = 0;
  server.on(batches.submit, () => {
    tries += 1;
    if (tries === 1) throw new ClientError({ code: 'network_error' });
    return { status: 202, body: aBatch() };
  });
  await api.call(batches.submit, {
    fields: { input_type: 'csv_file' },
    idempotencyKey: 'attempt-7',
  });
  const keys = server
    .requestsTo(batches.submit)
    .map((request) => request.headers['Idempotency-Key']);
  expect(keys).toEqual(['attempt-7', 'attempt-7']);
});

test('a repeat that finds the first call still running waits for its answer', async () => {
  const { api, server, waited } = anApi();
  server.on(batches.submit, () =>
    server.requestsTo(batches.submit).length === 1
      ? refusal('conflict', { reason: STILL_RUNNING, retry_after: 1 })
      : { status: 202, body: aBatch() },
  );
  await api.call(batches.submit, { fields: { input_type: 'csv_file' } });
  expect(waited).toEqual([1000]);
});

test('what was cut off is sent again under a new key, after a sentence that asks to check first', async () => {
  const { api, server } = anApi();
  const keyOfLast = () => server.requestsTo(batches.submit).at(-1)?.headers['Idempotency-Key'];
  server.on(batches.submit, () =>
    keyOfLast() === 'attempt-7'
      ? refusal('conflict', { reason: OUTCOME_UNKNOWN })
      : { status: 202, body: aBatch() },
  );
  const submit = () =>
    api.call(batches.submit, {
      fields: { input_type: 'csv_file' },
      idempotencyKey: 'attempt-7',
    });
  await expect(submit()).rejects.toMatchObject({ message: messages.outcomeUnknown });
  await expect(submit()).resolves.toMatchObject({ jobTitle: 'Night Porter' });
});

test('a 401 to a call with our token is reported, a wrong password is not', async () => {
  const { api, server, refused } = anApi();
  server.on(accounts.me, refusal('authentication_required'));
  server.on(
    accounts.login,
    refusal('authentication_required', { detail: 'Invalid email or password.' }),
  );
  await expect(api.call(accounts.me, {})).rejects.toBeInstanceOf(ClientError);
  const login = api.call(accounts.login, {
    body: { email: 'mira@example.com', password: 'wrong' },
  });
  await expect(login).rejects.toMatchObject({ message: 'Invalid email or password.' });
  expect(refused.mock.calls).toEqual([['token-1', 'accounts.me']]);
});

test('somebody is asked once to prove who they are, and the call goes on', async () => {
  const prove = vi.fn(async () => true);
  const { api, server } = anApi(prove);
  server.on(users.deleteAccount, () => {
    const isProven = prove.mock.calls.length > 0;
    return isProven ? { body: { success: true } } : refusal('permission_denied', UNPROVEN);
  });
  await api.call(users.deleteAccount, { body: { confirm: true } });
  expect(prove).toHaveBeenCalledTimes(1);
});

test.each([
  ['that is not given', false],
  ['that does not count', true],
])('a proof %s is not asked for again', async (_what, given) => {
  const prove = vi.fn(async () => given);
  const { api, server } = anApi(prove);
  server.on(users.deleteAccount, () =>
    refusal('permission_denied', prove.mock.calls.length < 3 ? UNPROVEN : {}),
  );
  const call = api.call(users.deleteAccount, { body: { confirm: true } });
  await expect(call).rejects.toMatchObject({ code: 'permission_denied' });
  expect(prove).toHaveBeenCalledTimes(1);
});

test('a call leaves with its half a minute', async () => {
  const { api, server } = anApi();
  server.on(accounts.logout, { status: 204 });
  await api.call(accounts.logout, {});
  expect(server.requestsTo(accounts.logout)[0]?.timeout).toBe(30_000);
});

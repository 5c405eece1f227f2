import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AtsApp,
  atsApp,
  INTEGRATIONS,
  proxyOf,
  returnFromGreenhouse,
  ticketIn,
} from '../../../testing/ats-app';
import { syncDue } from './sync-due';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
  await app.stopWorker();
});
afterAll(() => app.close());

test('a system that asks us to wait is left alone that long, and callers meanwhile are told how long', async () => {
  app.ashby.addJob({ title: 'Keeper of lamps' });
  const { as } = await app.partner();
  app.ashby.trouble({ status: 429, retryAfter: 120 });
  await syncDue(app.t.deps);
  const calls = app.ashby.calls.length;
  app.t.clock.advance(20_000);
  const reply = await as.get(`${proxyOf('ashby')}/jobs`);
  expect([reply.statusCode, reply.json().retry_after]).toEqual([503, 100]);
  expect(reply.headers['retry-after']).toBe('100');
  // Nor does anybody who looks now have it asked.
  await syncDue(app.t.deps);
  expect((await as.get(`${proxyOf('ashby')}/service-status`)).json().status).toBe('unhealthy');
  expect(app.ashby.calls).toHaveLength(calls);
  app.t.clock.advance(101_000);
  await syncDue(app.t.deps);
  const { jobs } = (await as.get(`${proxyOf('ashby')}/jobs`)).json();
  expect(jobs).toMatchObject([{ jobTitle: 'Keeper of lamps' }]);
});

test('a Greenhouse that asks us to wait while connecting says how long, too', async () => {
  const { as } = await app.partner();
  const ticket = ticketIn(await returnFromGreenhouse(app, as));
  app.greenhouse.trouble({ status: 429, retryAfter: 27 });
  const reply = await as.post(`${INTEGRATIONS}/greenhouse/confirm`, { ticket });
  expect([reply.statusCode, reply.json().retry_after]).toEqual([503, 27]);
});

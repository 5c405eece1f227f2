import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atsConnections, atsGrants } from '../../../db/schema';
import {
  type AtsApp,
  atsApp,
  followReturn,
  INTEGRATIONS,
  linkAshby,
  linkGreenhouse,
  proxyOf,
  returnFromGreenhouse,
  ticketIn,
} from '../../../testing/ats-app';
import { aUser, type TestUser } from '../../../testing/factories';
import type { As } from '../../../testing/test-app';
import { keepAlive } from './keep-alive';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
  app.ashby.addJob({ title: 'Keeper of lamps', description: 'We look for a keeper of lamps.' });
  app.greenhouse.addJob({ name: 'Keeper of boats', post: '<p>We look for a keeper of boats.</p>' });
});
afterAll(() => app.close());
beforeEach(() => app.ashby.down(false));

const someone = async (): Promise<As> => app.t.as(await aUser(app.t.db));
const statusOf = async (as: As, ats: 'ashby' | 'greenhouse') =>
  (await as.get(`${INTEGRATIONS}/${ats}/status`)).json();

describe('Ashby', () => {
  test('is connected by anybody with a key that it accepts, of which the last four signs are shown', async () => {
    const as = await someone();
    expect(await statusOf(as, 'ashby')).toMatchObject({
      status: 'not_connected',
      connected: false,
    });
    const reply = await linkAshby(as, app.ashby);
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const shown = { status: 'connected', connected: true, key_last4: app.ashby.key.slice(-4) };
    expect(reply.json()).toMatchObject(shown);
    expect(await statusOf(as, 'ashby')).toMatchObject(shown);
    expect(reply.body).not.toContain(app.ashby.key);
  });

  test('is one of three systems, of which one has no name yet', async () => {
    const { integrations } = (await (await someone()).get(INTEGRATIONS)).json();
    expect(integrations.map((one: { status: string }) => one.status)).toEqual([
      'not_connected',
      'not_connected',
      'planned',
    ]);
  });

  test('rejects a key shorter than ten characters', async () => {
    const as = await someone();
    const link = (ashby_api_key?: string) => as.post(`${INTEGRATIONS}/ashby`, { ashby_api_key });
    expect((await link('123456789')).json()).toMatchObject({
      code: 'validation_error',
      detail: messages.minLength(10),
    });
    expect((await link('')).json()).toMatchObject({ detail: messages.required });
    expect((await link()).json()).toMatchObject({ detail: messages.required });
    // Ten are long enough to be asked about.
    expect((await link('1234567890')).json()).toMatchObject({
      detail: serverMessages.ashbyKeyRefused,
    });
  });

  test('distinguishes a wrong key from a service that does not answer, and stores neither', async () => {
    const as = await someone();
    const wrong = await as.post(`${INTEGRATIONS}/ashby`, { ashby_api_key: 'not-a-key-at-all' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toEqual([
      { field: 'ashby_api_key', message: serverMessages.ashbyKeyRefused },
    ]);
    app.ashby.down(true);
    const away = await linkAshby(as, app.ashby);
    expect(away.statusCode).toBe(503);
    expect(away.json()).toMatchObject({
      detail: messages.atsUnavailable('Ashby'),
      ats_type: 'ashby',
    });
    expect(await statusOf(as, 'ashby')).toMatchObject({ status: 'not_connected' });
  });

  test('is stored encrypted and erased when it is disconnected', async () => {
    const user = await aUser(app.t.db);
    const as = app.t.as(user);
    await linkAshby(as, app.ashby);
    const rowsOf = () =>
      app.t.db.select().from(atsConnections).where(eq(atsConnections.userId, user.id));
    const [kept] = await rowsOf();
    expect(kept?.credentialsSealed).toMatch(/^v1\./);
    expect(JSON.stringify(kept)).not.toContain(app.ashby.key);
    expect((await as.delete(`${INTEGRATIONS}/ashby`)).json()).toEqual({ success: true });
    expect(await rowsOf()).toMatchObject([{ credentialsSealed: null, keyLast4: null }]);
    expect(await statusOf(as, 'ashby')).toMatchObject({ status: 'not_connected' });
    expect((await as.delete(`${INTEGRATIONS}/ashby`)).statusCode).toBe(404);
  });

  test('says which permissions its key lacks', async () => {
    app.ashby.permit('apiKeys:read', 'jobs:read');
    const as = await someone();
    expect((await linkAshby(as, app.ashby)).json().missing_permissions).toEqual([
      'candidates:read',
    ]);
    app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  });

  test('continues with earlier data if the same organisation is connected again', async () => {
    const { as, id } = await app.partner();
    const jobs = async () => (await as.get(`${proxyOf('ashby')}/jobs`)).json();
    await jobs();
    expect((await statusOf(as, 'ashby')).health).toMatchObject({ status: 'healthy' });
    await as.delete(`${INTEGRATIONS}/ashby`);
    expect((await statusOf(as, 'ashby')).health).toBeNull();
    expect(await jobs()).toMatchObject({ reason: 'not_connected' });
    await linkAshby(as, app.ashby);
    await jobs();
    const rows = await app.t.db.select().from(atsConnections).where(eq(atsConnections.userId, id));
    expect(rows).toHaveLength(1);
  });
});

describe('Greenhouse', () => {
  test('is connected by the user who authorizes it and returns to the account that started', async () => {
    const as = await someone();
    const page = await returnFromGreenhouse(app, as);
    expect(page.pathname).toBe('/integrations/greenhouse/oauth/success');
    expect(await statusOf(as, 'greenhouse')).toMatchObject({ status: 'not_connected' });
    const ticket = ticketIn(page);
    const reply = await as.post(`${INTEGRATIONS}/greenhouse/confirm`, { ticket });
    expect(reply.json()).toMatchObject({ status: 'connected', key_last4: null });
    expect(await statusOf(as, 'greenhouse')).toMatchObject({ connected: true });
  });

  test('is not connected to somebody who sent another person through their own link', async () => {
    const stranger = await someone();
    const victim = await someone();
    const page = await returnFromGreenhouse(app, stranger);
    const reply = await victim.post(`${INTEGRATIONS}/greenhouse/confirm`, {
      ticket: ticketIn(page),
    });
    expect(reply.json()).toMatchObject({ detail: messages.connectionUnknown });
    for (const as of [stranger, victim]) {
      expect(await statusOf(as, 'greenhouse')).toMatchObject({ connected: false });
    }
  });

  test('is connected once by one return', async () => {
    const as = await someone();
    const { connect_url } = (await as.get(`${INTEGRATIONS}/greenhouse/connect-url`)).json();
    const back = await app.greenhouse.allow(connect_url);
    const first = await followReturn(app, back);
    const again = await followReturn(app, back);
    expect(again.search).toBe('?reason=expired');
    const body = { ticket: ticketIn(first) };
    expect((await as.post(`${INTEGRATIONS}/greenhouse/confirm`, body)).statusCode).toBe(201);
    expect((await as.post(`${INTEGRATIONS}/greenhouse/confirm`, body)).statusCode).toBe(404);
  });

  test('links nothing for a state that was not given here, or ten minutes later', async () => {
    const as = await someone();
    const forged = new URL(
      'http://x/api/integrations/greenhouse/oauth/callback?code=abc&state=forged',
    );
    expect((await followReturn(app, forged)).search).toBe('?reason=expired');
    for (const odd of ['state=%00', `state=${'x'.repeat(201)}`, 'code=a&code=b', 'error=%00']) {
      const back = new URL(`http://x/api/integrations/greenhouse/oauth/callback?${odd}`);
      expect((await followReturn(app, back)).pathname).toBe('/integrations/greenhouse/oauth/error');
    }
    const { connect_url } = (await as.get(`${INTEGRATIONS}/greenhouse/connect-url`)).json();
    const back = await app.greenhouse.allow(connect_url);
    app.t.clock.advance(11 * 60_000);
    expect((await followReturn(app, back)).search).toBe('?reason=expired');
  });

  test('reports a denied authorization, and a system that does not answer', async () => {
    const as = await someone();
    const urlOf = async () =>
      (await as.get(`${INTEGRATIONS}/greenhouse/connect-url`)).json().connect_url;
    const denied = await followReturn(app, await app.greenhouse.deny(await urlOf()));
    expect(denied.pathname + denied.search).toBe(
      '/integrations/greenhouse/oauth/error?reason=denied',
    );
    const back = await app.greenhouse.allow(await urlOf());
    app.greenhouse.down(true);
    expect((await followReturn(app, back)).search).toBe('?reason=unavailable');
    app.greenhouse.down(false);
  });

  test('keeps tokens encrypted, and erases them and what led to them', async () => {
    const user = await aUser(app.t.db);
    const as = app.t.as(user);
    await linkGreenhouse(app, as);
    const [row] = await app.t.db
      .select()
      .from(atsConnections)
      .where(eq(atsConnections.userId, user.id));
    expect(row?.credentialsSealed).toMatch(/^v1\./);
    expect(await app.t.db.select().from(atsGrants).where(eq(atsGrants.userId, user.id))).toEqual(
      [],
    );
    expect((await as.delete(`${INTEGRATIONS}/greenhouse`)).json()).toEqual({ success: true });
    expect(await statusOf(as, 'greenhouse')).toMatchObject({ status: 'not_connected' });
  });

  test('has its tokens renewed when they expire, and on schedule if nobody uses them', async () => {
    const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
    const as = app.t.as(user);
    await linkGreenhouse(app, as);
    const sealed = async () =>
      (await app.t.db.select().from(atsConnections).where(eq(atsConnections.userId, user.id)))[0]
        ?.credentialsSealed;
    const first = await sealed();
    app.greenhouse.expireTokens();
    expect((await as.get(`${proxyOf('greenhouse')}/service-status`)).json()).toMatchObject({
      status: 'healthy',
    });
    const second = await sealed();
    expect(second).not.toBe(first);
    app.t.clock.advance(13 * 3_600_000);
    await keepAlive(app.t.deps);
    expect(await sealed()).not.toBe(second);
  });

  test('whose tokens cannot be opened keeps no other from being renewed', async () => {
    const [broken, whole] = await Promise.all([aUser(app.t.db), aUser(app.t.db)]);
    for (const user of [broken, whole]) await linkGreenhouse(app, app.t.as(user));
    const sealedOf = async ({ id }: Pick<TestUser, 'id'>) =>
      (await app.t.db.select().from(atsConnections).where(eq(atsConnections.userId, id)))[0]
        ?.credentialsSealed;
    const before = await sealedOf(whole);
    await app.t.db
      .update(atsConnections)
      .set({ credentialsSealed: before })
      .where(eq(atsConnections.userId, broken.id));
    app.t.clock.advance(13 * 3_600_000);
    await keepAlive(app.t.deps);
    expect(await sealedOf(whole)).not.toBe(before);
    expect(await sealedOf(broken)).toBe(before);
  });

  test('whose consent ended while nobody used it says so after the next renewal', async () => {
    const as = await someone();
    await linkGreenhouse(app, as);
    app.greenhouse.revoke();
    app.t.clock.advance(13 * 3_600_000);
    await keepAlive(app.t.deps);
    expect(await statusOf(as, 'greenhouse')).toMatchObject({ status: 'error', problem: 'refused' });
  });

  test('shows as disconnected with the way back when the consent has ended', async () => {
    const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
    const as = app.t.as(user);
    await linkGreenhouse(app, as);
    app.greenhouse.revoke();
    expect((await as.get(`${proxyOf('greenhouse')}/service-status`)).json()).toMatchObject({
      status: 'unhealthy',
      error_message: messages.atsReconnect('Greenhouse'),
    });
    expect(await statusOf(as, 'greenhouse')).toMatchObject({
      status: 'error',
      connected: false,
      problem: 'refused',
      health: { status: 'unhealthy', error_message: messages.atsReconnect('Greenhouse') },
    });
    const jobs = await as.get(`${proxyOf('greenhouse')}/jobs`);
    expect([jobs.statusCode, jobs.json().reason]).toEqual([404, 'not_connected']);
  });
});

test('Greenhouse that is not configured says so and simulates nothing', async () => {
  const { ats } = app.t.deps;
  const { greenhouse } = ats;
  ats.greenhouse = null;
  const as = await someone();
  const reply = await as.get(`${INTEGRATIONS}/greenhouse/connect-url`);
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'not_configured']);
  expect(await statusOf(as, 'greenhouse')).toMatchObject({ available: false });
  ats.greenhouse = greenhouse;
});

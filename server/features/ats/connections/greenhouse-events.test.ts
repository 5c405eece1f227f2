import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atsApplications } from '../../../db/schema';
import { type AtsApp, atsApp, INTEGRATIONS, linkGreenhouse } from '../../../testing/ats-app';
import { aUser } from '../../../testing/factories';
import { syncDue } from '../sync/sync-due';

let app: AtsApp;
let origin: string;
beforeAll(async () => {
  app = await atsApp();
  await app.stopWorker();
  origin = await app.t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** An account whose Greenhouse sends what happens in it, over the net. */
async function aCustomer() {
  const user = await aUser(app.t.db, { plan: 'professional', isPartner: true });
  const as = app.t.as(user);
  await linkGreenhouse(app, as);
  const { url, secret } = (await as.post(`${INTEGRATIONS}/greenhouse/events-address`)).json();
  const to = { url: `${origin}${new URL(url).pathname}`, secret };
  const read = async () => {
    app.t.clock.advance(25 * 3_600_000);
    await syncDue(app.t.deps);
  };
  const owners = async (applicationId: number) => {
    const rows = await app.t.db
      .select({ of: atsApplications.candidateId })
      .from(atsApplications)
      .where(
        and(
          eq(atsApplications.externalId, String(applicationId)),
          sql`${atsApplications.connectionId} in (select id from ats_connections where user_id = ${user.id})`,
        ),
      );
    return rows.map(({ of }) => Number(of));
  };
  return { to, read, owners };
}

const apply = () =>
  app.greenhouse.addApplication({ jobId: null, firstName: 'Ida', lastName: 'Penn' });

test('a ping is taken at the first try', async () => {
  const { to } = await aCustomer();
  const ping = app.greenhouse.event('ping', { web_hook_id: 1 });
  expect(await app.greenhouse.deliver(to, ping)).toEqual([200]);
});

test('with a bad signature nothing is accepted, however often it arrives', async () => {
  const { to, read, owners } = await aCustomer();
  const { applicationId, candidateId } = apply();
  await read();
  const event = app.greenhouse.event('candidate_anonymized', { candidate_id: candidateId });
  const answers = await app.greenhouse.deliver({ ...to, secret: 'another' }, event);
  expect(answers).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect(await owners(applicationId)).toEqual([candidateId]);
});

test('events that come twice and in another order leave the same', async () => {
  const { to, read, owners } = await aCustomer();
  const [gone, merged, kept] = [apply(), apply(), apply()];
  await read();
  const of = ({ applicationId: id, candidateId }: ReturnType<typeof apply>) => ({
    application: { id, candidate: { id: candidateId } },
  });
  const { event, deliver } = app.greenhouse;
  const deleted = event('delete_candidate', {
    person: { id: gone.candidateId, deleted_application_ids: [gone.applicationId] },
  });
  const became = event('merge_candidate', {
    person: { id: merged.candidateId, new_candidate_id: kept.candidateId },
  });
  // What happened first comes last.
  const sent = [deleted, became, event('candidate_stage_change', of(merged)), deleted, became];
  sent.push(event('new_candidate_application', of(gone)));
  for (const one of sent) expect(await deliver(to, one)).toEqual([200]);
  expect(await owners(gone.applicationId)).toEqual([]);
  expect(await owners(merged.applicationId)).toEqual([kept.candidateId]);
  app.greenhouse.world.changeApplication(merged.applicationId, { candidate_id: kept.candidateId });
  await read();
  // Greenhouse lists whom it deleted for a moment.
  expect(await owners(gone.applicationId)).toEqual([]);
  expect(await owners(merged.applicationId)).toEqual([kept.candidateId]);
});

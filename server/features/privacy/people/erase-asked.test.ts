import type { InvitationList } from '@candor/domain/model/invitation';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema';
import { createAssessment } from '../../../testing/assessments';
import { type AtsApp, atsApp, INTEGRATIONS, linkGreenhouse } from '../../../testing/ats-app';
import { aPartnerKey, ashbyStart, partnerWith } from '../../../testing/ats-partner';
import type { As } from '../../../testing/test-app';

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
  await app.stopWorker();
});
afterAll(() => app.close());

/** An account whose Ashby and Greenhouse send invitations and events. */
async function aCustomer() {
  const { as, id } = await app.partner({ now: app.t.clock.now() });
  await linkGreenhouse(app, as);
  const key = await aPartnerKey(as);
  const assessmentId = await createAssessment(as);
  const tell = async (ats: 'ashby' | 'greenhouse') => {
    const { url, secret } = (await as.post(`${INTEGRATIONS}/${ats}/events-address`)).json();
    const [header, sign] =
      ats === 'ashby'
        ? (['ashby-signature', app.ashby.sign] as const)
        : (['signature', app.greenhouse.sign] as const);
    return async (payload: string) => {
      const headers = { 'content-type': 'application/json', [header]: sign(payload, secret) };
      const path = new URL(url).pathname;
      const reply = await app.t.app.inject({ method: 'POST', url: path, payload, headers });
      expect(reply.statusCode).toBeLessThan(300);
    };
  };
  return { as, id, key, assessmentId, tell };
}

const invited = async (as: As) => {
  const { invitations } = (await as.get('/api/invitations/')).json<InvitationList>();
  return invitations.map(({ candidate_name }) => candidate_name).sort();
};

test('somebody erased by Ashby loses the invitations it requested, also under the person they were merged into', async () => {
  const { as, id, key, assessmentId, tell } = await aCustomer();
  const ashby = partnerWith(app.t, 'ashby', key);
  for (const name of ['Abena', 'Ola', 'Kim']) {
    const candidate = { ashby_id: `id-${name}`, first_name: name, last_name: 'Lund' };
    const email = `${name}@example.com`;
    const body = ashbyStart(assessmentId, { candidate: { ...candidate, email } });
    expect((await ashby.post('assessment.start', body)).statusCode).toBe(200);
  }
  const say = await tell('ashby');
  await say(app.ashby.event('candidateDelete', { candidate: { id: 'id-Abena' } }));
  expect(await invited(as)).toEqual(['Kim Lund', 'Ola Lund']);
  const merge = { deletedCandidate: { id: 'id-Ola' }, mergedCandidate: { id: 'id-new' } };
  await say(app.ashby.event('candidateMerge', merge));
  expect(await invited(as)).toEqual(['Kim Lund', 'Ola Lund']);
  await say(app.ashby.event('candidateDelete', { candidate: { id: 'id-new' } }));
  expect(await invited(as)).toEqual(['Kim Lund']);
  const noted = await app.t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, id), eq(auditLog.action, 'person.erased')));
  expect(noted).toMatchObject([
    { actorKind: 'system', details: { ats_type: 'ashby', invitations: 1 } },
    { actorKind: 'system', details: { ats_type: 'ashby', invitations: 1 } },
  ]);
});

test('whom Greenhouse erases is known by their page, and stays while all they applied to is another’s', async () => {
  const { as, key, assessmentId, tell } = await aCustomer();
  const greenhouse = partnerWith(app.t, 'greenhouse', key);
  const send = (person: number | null) =>
    greenhouse.post('send_test', {
      partner_test_id: assessmentId,
      candidate: {
        first_name: `P${person}`,
        last_name: 'Lund',
        email: `p${person}@example.com`,
        ...(person && {
          greenhouse_profile_url: `https://app.greenhouse.io/people/${person}?application_id=9002`,
        }),
      },
      url: `https://app.greenhouse.io/integrations/testing_partners/take_home_tests/${person}`,
    });
  for (const person of [7001, 7002, null]) expect((await send(person)).statusCode).toBe(200);
  const say = await tell('greenhouse');
  const deleted = (id: number, deleted_application_ids: number[]) =>
    say(
      JSON.stringify({
        action: 'delete_candidate',
        payload: { person: { id, deleted_application_ids } },
      }),
    );
  await deleted(7001, []);
  expect(await invited(as)).toEqual(['P7001 Lund', 'P7002 Lund', 'Pnull Lund']);
  await deleted(7001, [9002]);
  await say(JSON.stringify({ action: 'candidate_anonymized', payload: { candidate_id: 7002 } }));
  expect(await invited(as)).toEqual(['Pnull Lund']);
});

import { AtsType } from '@candor/domain/model/ats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AtsApp, atsApp, INTEGRATIONS, linkGreenhouse, proxyOf } from '../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../testing/documents/make-csv';
import { CLIENT } from '../../testing/greenhouse/tokens';
import type { As } from '../../testing/test-app';

/** Stands in the name, the address and the resume of everybody who applies. */
const PERSON = 'Quillcanary';
const WRONG_KEY = 'wrong-canary-key-0123456789';
/** What every code and token of the simulated Greenhouse begins with. */
const GREENHOUSE_TOKEN = 'gh-secret-';

const log: string[] = [];
let app: AtsApp;
beforeAll(async () => {
  app = await atsApp({ onLog: (line) => log.push(line) });
});
afterAll(() => app.close());

/** Scores everybody of a system's only job, and answers what its report says of them. */
async function reportOf(as: As, type: AtsType) {
  const [{ jobId }] = (await as.get(`${proxyOf(type)}/jobs`)).json().jobs;
  const job = `${proxyOf(type)}/jobs/${jobId}`;
  await as.post(`${job}/score`, {});
  return vi.waitFor(
    async () => {
      const report = (await as.get(`${job}/analytics`)).json();
      expect(report.scoring).toMatchObject({ waiting: 0, scored: 1 });
      return JSON.stringify(report);
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('no key, no token and no applicant appears in a log line, even if a system fails', async () => {
  const ofAshby = app.ashby.addJob({ title: 'Backend Engineer', description: JOB_DESCRIPTION });
  app.ashby.addApplication({
    jobId: ofAshby,
    name: `Robin ${PERSON}`,
    email: `robin@${PERSON}.example`,
    resume: `${PERSON}\n${resume(1)}`,
  });
  const ofGreenhouse = app.greenhouse.addJob({ name: 'Backend Engineer', post: JOB_DESCRIPTION });
  app.greenhouse.addApplication({
    jobId: ofGreenhouse,
    firstName: 'Robin',
    lastName: PERSON,
    resume: `${PERSON}\n${resume(2)}`,
  });

  const { as } = await app.partner();
  await as.post(`${INTEGRATIONS}/ashby`, { ashby_api_key: WRONG_KEY });
  await linkGreenhouse(app, as);
  expect(await reportOf(as, 'ashby')).toContain(PERSON);
  expect(await reportOf(as, 'greenhouse')).toContain(PERSON);

  app.ashby.trouble('broken', 'nonsense', { status: 400, body: `${PERSON} ${app.ashby.key}` });
  app.greenhouse.trouble('broken', 'nonsense', { status: 400, body: `${PERSON} gh-secret-said` });
  for (const ats of AtsType.options) {
    await as.get(`${proxyOf(ats)}/service-status`);
    await as.get(`${proxyOf(ats)}/jobs`);
  }
  app.ashby.withdraw();
  app.greenhouse.revoke();
  for (const ats of AtsType.options) {
    await as.get(`${proxyOf(ats)}/jobs`);
    await as.delete(`${INTEGRATIONS}/${ats}`);
  }

  const said = log.join('\n').toLowerCase();
  expect(said).toContain(`${INTEGRATIONS}/ashby`);
  for (const marker of [PERSON, WRONG_KEY, app.ashby.key, GREENHOUSE_TOKEN, CLIENT.clientSecret]) {
    expect(said, marker).not.toContain(marker.toLowerCase());
  }
});

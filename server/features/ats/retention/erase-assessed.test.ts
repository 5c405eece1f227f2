import { dayInWords } from '@candor/domain/rules/day-in-words';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { atsApplications, atsConnections } from '../../../db/schema';
import { type AtsApp, atsApp, proxyOf } from '../../../testing/ats-app';
import { JOB_DESCRIPTION, resume } from '../../../testing/documents/make-csv';
import { makeScan } from '../../../testing/documents/make-pdf';
import type { TestUser } from '../../../testing/factories';
import { announceErasures, eraseAssessed } from './erase-assessed';

const DAY = 86_400_000;
/** The notice comes thirty days before a year is over. */
const QUIET_DAYS = 335;

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());

/** Scores two people of a job, next to one whose resume cannot be read. */
async function aScoredJob(title: string): Promise<TestUser> {
  const { ashby, t } = app;
  const jobId = ashby.addJob({ title, description: JOB_DESCRIPTION });
  for (const n of [1, 2]) {
    const person = { name: `Odile Quarrington ${n}`, email: `odile${n}@example.com` };
    ashby.addApplication({ jobId, ...person, resume: resume(n) });
  }
  const scan = { name: 'Odile Quarrington 3', email: 'odile3@example.com' };
  ashby.addApplication({
    jobId,
    ...scan,
    resume: { filename: 'scan.pdf', bytes: makeScan() },
  });
  const { as, ...user } = await app.partner();
  const report = `${proxyOf('ashby')}/jobs/${jobId}/analytics`;
  await as.get(report);
  await as.post(`${proxyOf('ashby')}/jobs/${jobId}/score`, {});
  await vi.waitFor(
    async () =>
      expect((await as.get(report)).json().scoring).toMatchObject({ waiting: 0, scored: 2 }),
    { timeout: 20_000, interval: 100 },
  );
  await t.mails();
  return user;
}

const lettersTo = async ({ email }: TestUser) =>
  (await app.t.mails()).filter(({ to, subject }) => to === email && subject.includes('erased'));

/** What is stored about people of an account who were scored or could not be read. */
const kept = async ({ id }: TestUser) =>
  app.t.db
    .select({ name: atsApplications.candidateName, text: atsApplications.documentText })
    .from(atsApplications)
    .innerJoin(atsConnections, eq(atsConnections.id, atsApplications.connectionId))
    .where(and(eq(atsConnections.userId, id), isNotNull(atsApplications.assessedAt)));

test('scored applications are announced thirty days before they are erased, by their job alone', async () => {
  const { clock, deps } = app.t;
  const last = new Date(clock.now().getTime() + 365 * DAY);
  const user = await aScoredJob('Ferry Pilot');
  clock.advance(QUIET_DAYS * DAY - DAY);
  await announceErasures(deps);
  expect(await lettersTo(user)).toEqual([]);
  clock.advance(DAY + 1_000);
  await announceErasures(deps);
  await announceErasures(deps);
  const [letter, ...more] = await lettersTo(user);
  expect(more).toEqual([]);
  // Who could not be read has nothing that is worth a word.
  expect(letter?.text).toContain(`Ferry Pilot, kept until ${dayInWords(last)}: 2 candidates`);
  expect(letter?.text).not.toContain('Quarrington');

  clock.advance(29 * DAY);
  await eraseAssessed(deps);
  expect(await kept(user)).toHaveLength(3);
  clock.advance(2 * DAY);
  await eraseAssessed(deps);
  expect(await kept(user)).toEqual([]);
});

test('nothing is erased unannounced, however long ago it was scored', async () => {
  const { clock, deps } = app.t;
  const user = await aScoredJob('Lock Keeper');
  // The installation was switched off meanwhile.
  clock.advance(400 * DAY);
  await eraseAssessed(deps);
  expect(await kept(user)).toHaveLength(3);
  await announceErasures(deps);
  const last = new Date(clock.now().getTime() + 30 * DAY);
  expect((await lettersTo(user))[0]?.text).toContain(`Lock Keeper, kept until ${dayInWords(last)}`);
  clock.advance(31 * DAY);
  await eraseAssessed(deps);
  expect(await kept(user)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAssessment, invite } from '../../testing/assessments';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { invitationNews } from './news';

const DAY = 86_400_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a sender hears of the latest step, the answers and every question of a day, each once', async () => {
  const user = await aUser(t.db, { plan: 'starter' });
  const as = t.as(user);
  const assessment_id = await createAssessment(as);
  const { invitation_code: code } = await invite(as, { assessment_id, candidate_name: 'Abena' });
  const candidate = (path: string, body?: object) =>
    t.as().post(`/api/assessment/${code}${path}`, body);
  const save = (id: string) =>
    t.as().put(`/api/assessment/${code}/milestones/${id}/answer`, {
      answer: { t1: 'An answer' },
      revision: 0,
      client_saved_at: t.clock.now().toISOString(),
    });
  const news = async () =>
    (await invitationNews(t.deps, user.id)).map(({ title, type, subtype, actionUrl }) => ({
      title,
      type,
      subtype,
      actionUrl,
    }));
  const about = { type: 'invitation', actionUrl: `/invitations?open=${code}` };

  await candidate('/start', { agree: true });
  expect(await news()).toEqual([]);
  await save('s1');
  await candidate('/milestones/s1/complete');
  t.clock.advance(1000);
  await candidate('/request', { kind: 'question', message: 'How long?' });
  const question = { ...about, title: 'Abena has a question', subtype: 'request' };
  expect(await news()).toEqual([
    { ...about, title: 'Abena did 1 of 2 steps', subtype: 'progress' },
    question,
  ]);
  t.clock.advance(1000);
  await save('s2');
  await candidate('/submit');
  expect(await news()).toEqual([
    question,
    { ...about, title: 'Abena sent the assessment', subtype: 'completed' },
  ]);
  expect(await invitationNews(t.deps, (await aUser(t.db)).id)).toEqual([]);
  t.clock.advance(DAY);
  expect(await news()).toEqual([]);
});

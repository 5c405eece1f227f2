import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ASSESSMENT } from '../../../testing/assessments';
import { type Invited, invited, PYTHON, SQL } from '../../../testing/candidate-calls';
import { entriesOf } from '../../../testing/entries-of';
import type { TestUser } from '../../../testing/factories';
import { aSender, invitationOf, resultOf } from '../../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

let t: TestApp;
let user: TestUser;
let as: As;
let candidate: Invited;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ user, as } = await aSender(t));
  candidate = await invited(t, as);
});
afterAll(() => t.close());

const DAY = 86_400_000;

describe('sending', () => {
  test('waits for required answers, naming the steps', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    const reply = await candidate.submit();
    expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ field: 's2' }]]);
    expect((await invitationOf(as, candidate.code)).status).toBe('active');
  });

  test('stays open after the last step until the candidate sends', async () => {
    await candidate.answerAll();
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      status: 'active',
      completion_percentage: 100,
    });
  });

  test('is done once, gives a receipt, and nothing changes afterwards', async () => {
    await candidate.answerAll();
    const twice = await Promise.all([candidate.submit(), candidate.submit()]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await candidate.open()).toMatchObject({
      status: 'completed',
      receipt: {
        submitted_at: t.clock.now().toISOString(),
        score: null,
        sent: ['Work with Python', 'Work with data'],
      },
    });
    for (const reply of [
      await candidate.save('s1', { t1: 'Late' }, 1),
      await candidate.complete('s1'),
    ]) {
      expect([reply.statusCode, reply.json().reason]).toEqual([410, 'completed']);
    }
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      status: 'completed',
      progressStatus: 'completed',
      points_earned: 100,
    });
  });

  test('counts a step as done that was answered and not left', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    await candidate.save('s2', { t1: SQL });
    expect((await candidate.submit()).statusCode).toBe(200);
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      milestones_completed: 2,
      points_earned: 100,
    });
  });

  test('is in the log as what a candidate did, without their words', async () => {
    await candidate.answerAll();
    await candidate.submit();
    const entries = await entriesOf(t.db, user.id);
    const theirs = entries.filter(({ actorKind }) => actorKind === 'candidate');
    expect(theirs.map(({ action }) => action).sort()).toEqual([
      'invitation.accepted',
      'invitation.completed',
    ]);
    expect(JSON.stringify(entries)).not.toContain('billing services');
  });
});

describe('the result', () => {
  test('is there once the answers were sent', async () => {
    await candidate.start();
    const early = await as.get(`/api/invitations/${candidate.code}/result`);
    expect([early.statusCode, early.json().reason]).toEqual([409, 'not_finished']);
  });

  test('is scored by what was asked, with the sentences that prove it', async () => {
    await candidate.answerAll();
    await candidate.submit();
    const {
      match_score,
      match_results: match,
      document_text: text,
      ...rest
    } = await resultOf(as, candidate.code);
    expect(text).toBe(`${PYTHON}\n\n${SQL}`);
    expect(match?.requirements.map((line) => line.text).sort()).toEqual(['PostgreSQL', 'Python']);
    expect(match_score.overall_score).toBe(match?.overall_score);
    expect(match?.overall_score).toBeGreaterThan(0);
    for (const { evidence } of match?.requirements ?? []) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const one of evidence) expect(text.slice(one.start, one.end)).toBe(one.quote);
    }
    expect(rest).toMatchObject({
      candidateName: 'Abena Lund',
      submitted_at: t.clock.now().toISOString(),
      answers: [
        {
          milestone_id: 's1',
          points: 60,
          tasks: [
            { id: 't1', answer: [PYTHON], is_judged: true },
            { id: 't2', answer: [], is_judged: false },
          ],
        },
        { milestone_id: 's2', points: 40, tasks: [{ id: 't1', is_judged: true }] },
      ],
    });
    expect(rest.graph_data.length).toBeGreaterThan(0);
  });

  test('is the same whenever it is read', async () => {
    await candidate.answerAll();
    await candidate.submit();
    const first = await resultOf(as, candidate.code);
    t.clock.advance(20 * DAY);
    expect(await resultOf(as, candidate.code)).toEqual(first);
  });

  test('counts none of the questions: an empty answer proves nothing', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: 'Yes.', t2: 'I have not worked with Python yet.' });
    await candidate.save('s2', { t1: 'No.' });
    await candidate.submit();
    const { match_results: match, answers } = await resultOf(as, candidate.code);
    expect(match?.overall_score ?? 0).toBe(0);
    expect(answers.flatMap(({ tasks }) => tasks).some((task) => task.is_judged)).toBe(false);
  });

  test('treats chosen options like written text', async () => {
    await candidate.start();
    await candidate.save('s1', {
      t1: 'See below.',
      t2: 'I have 5 years of experience with Python.',
    });
    await candidate.save('s2', { t1: 'Nothing to show.' });
    await candidate.submit();
    const { match_results: match } = await resultOf(as, candidate.code);
    const python = match?.requirements.find((line) => line.text === 'Python');
    expect(python?.evidence[0]?.quote).toContain('5 years of experience with Python');
  });

  test.each([
    ['leaves out what no choice says anything about', ['Never', 'Every day'], ['Python']],
    [
      'counts what another choice would have shown',
      ['Never', 'I have run PostgreSQL for 5 years.'],
      ['PostgreSQL', 'Python'],
    ],
  ])('%s', async (_, choices, counted) => {
    const [first, second] = ASSESSMENT.milestones;
    if (!first || !second) throw new Error('The sample has two steps');
    const task = { id: 't1', kind: 'choice' as const, required: true, prompt: 'How often?' };
    const milestones = [first, { ...second, tasks: [{ ...task, choices }] }];
    candidate = await invited(t, as, { milestones });
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    await candidate.save('s2', { t1: 'Never' });
    await candidate.submit();
    const { match_results: match, answers } = await resultOf(as, candidate.code);
    expect(match?.requirements.map(({ text }) => text).sort()).toEqual(counted);
    expect(answers[1]?.tasks[0]?.is_judged).toBe(false);
  });

  test('is shown to its candidate where the sender allows that', async () => {
    candidate = await invited(t, as, { show_result: true });
    await candidate.answerAll();
    await candidate.submit();
    const { receipt } = await candidate.open();
    expect(receipt?.score).toBe((await resultOf(as, candidate.code)).match_score.overall_score);
  });
});

describe('the sender', () => {
  test('is mailed about a step and about the answers, if they want that', async () => {
    const preferences = { events: { invitation_completed: { email: true } } };
    await as.put('/api/users/notification-preferences', { preferences });
    await candidate.answerAll();
    await candidate.submit();
    const mails = (await t.mails()).filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Abena Lund sent the assessment for Backend Engineer',
    ]);
  });

  test('is mailed neither without having asked for it, and a step alone where only that is wanted', async () => {
    const subjects = async () =>
      (await t.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    await candidate.complete('s1');
    expect(await subjects()).toEqual([]);
    const preferences = { events: { invitation_progress: { email: true } } };
    await as.put('/api/users/notification-preferences', { preferences });
    await candidate.save('s2', { t1: SQL });
    await candidate.complete('s2');
    const step = 'Abena Lund did a step for Backend Engineer';
    expect(await subjects()).toEqual([step]);
    await candidate.submit();
    expect(await subjects()).toEqual([step]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Invited, invited, PYTHON } from '../../../testing/candidate-calls';
import { aSender, invitationOf } from '../../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

let t: TestApp;
let as: As;
let candidate: Invited;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ as } = await aSender(t));
  candidate = await invited(t, as);
});
afterAll(() => t.close());

const MINUTE = 60_000;

describe('a step', () => {
  beforeEach(async () => {
    await candidate.start();
  });

  test('shows its tasks without points, and has the saved answers', async () => {
    expect(await candidate.step('s1')).toMatchObject({
      id: 's1',
      position: 1,
      requirements: ['Python'],
      answer: {},
      revision: 0,
      saved_at: null,
      done: false,
    });
    expect(await candidate.step('s1')).not.toHaveProperty('points');
    const saved = await candidate.save('s1', { t1: PYTHON });
    expect(saved.json()).toEqual({ saved_at: t.clock.now().toISOString(), revision: 1 });
    expect(await candidate.step('s1')).toMatchObject({ answer: { t1: PYTHON }, revision: 1 });
    expect((await invitationOf(as, candidate.code)).status).toBe('active');
    expect((await candidate.get('/milestones/s9')).statusCode).toBe(404);
  });

  test('does not lose an answer that was saved elsewhere', async () => {
    await candidate.save('s1', { t1: 'On the phone' });
    const late = await candidate.save('s1', { t1: 'On the desk' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        reason: 'changed_meanwhile',
        current: { answer: { t1: 'On the phone' }, revision: 1 },
      },
    ]);
    expect((await candidate.save('s1', { t1: 'On the desk' }, 1)).json().revision).toBe(2);
    expect((await candidate.step('s1')).answer).toEqual({ t1: 'On the desk' });
  });

  test('stores a repeated save once', async () => {
    const twice = await Promise.all([
      candidate.save('s1', { t1: PYTHON }),
      candidate.save('s1', { t1: PYTHON }),
    ]);
    expect(twice.map((reply) => reply.json().revision)).toEqual([1, 1]);
  });

  test('keeps one of two different saves at the same moment', async () => {
    const both = await Promise.all([
      candidate.save('s1', { t1: 'One' }),
      candidate.save('s1', { t1: 'Two' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ t9: 'x' }, 't9', 'This answer is to nothing that this step asks.'],
    [{ t2: 'I speak Latin.' }, 't2', 'This answer is to nothing that this step asks.'],
    [{ t2: ['I have not worked with Python yet.'] }, 't2', null],
    [{ t1: ['a', 'b'] }, 't1', null],
    [{ t1: 'x'.repeat(20_001) }, 'answer', null],
    [{ __proto__: null, constructor: 'x' }, 'constructor', null],
  ])('refuses what it does not ask', async (answer, field, sentence) => {
    const reply = await candidate.save('s1', answer);
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, field]);
    if (sentence) expect(reply.json().detail).toBe(sentence);
  });

  test('accepts an answer of twenty thousand characters, and characters no database can store', async () => {
    expect((await candidate.save('s1', { t1: 'x'.repeat(20_000) })).statusCode).toBe(200);
    expect((await candidate.save('s1', { t1: 'b\ud800c' }, 1)).statusCode).toBe(200);
    expect((await candidate.step('s1')).answer).toEqual({ t1: 'b\ufffdc' });
  });

  test('is done once what it has to have is answered, and earns its points once', async () => {
    const early = await candidate.complete('s1');
    expect([early.statusCode, early.json().errors]).toMatchObject([
      400,
      [{ field: 't1', message: 'This field is required' }],
    ]);
    await candidate.save('s1', { t1: '   ' });
    expect((await candidate.complete('s1')).statusCode).toBe(400);
    await candidate.save('s1', { t1: PYTHON }, 1);
    const twice = await Promise.all([candidate.complete('s1'), candidate.complete('s1')]);
    for (const reply of twice) {
      expect(reply.json()).toEqual({
        milestones_completed: 1,
        total_milestones: 2,
        completion_percentage: 50,
      });
    }
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      status: 'active',
      progressStatus: 'in_progress',
      milestones_completed: 1,
      latest_milestone: 'Work with Python',
      points_earned: 60,
      completion_percentage: 50,
      progress_data: {
        milestone_history: [
          {
            milestone: 'Work with Python',
            points: 60,
            completed_at: t.clock.now().toISOString(),
          },
        ],
      },
    });
    expect((await invitationOf(as, candidate.code)).steps[0]?.done_at).toBe(
      t.clock.now().toISOString(),
    );
  });

  test('counts by its own steps, whatever its sender has reported from outside', async () => {
    const report = (body: object) => as.patch(`/api/invitations/${candidate.code}/progress`, body);
    await report({ milestones_completed: 1, latest_milestone: 'A call', points_earned: 7 });
    await report({ milestones_completed: 1, total_milestones: 1 });
    for (const id of ['s1', 's2']) {
      await candidate.save(id, { t1: PYTHON });
      expect((await candidate.complete(id)).statusCode).toBe(200);
    }
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      milestones_completed: 2,
      total_milestones: 2,
      completion_percentage: 100,
      points_earned: 100,
      latest_milestone: 'Work with data',
    });
  });

  test('can be changed after it was done, until everything is sent', async () => {
    await candidate.save('s1', { t1: 'First' });
    await candidate.complete('s1');
    await candidate.save('s1', { t1: 'Better' }, 1);
    expect(await candidate.step('s1')).toMatchObject({ answer: { t1: 'Better' }, done: true });
    expect((await invitationOf(as, candidate.code)).points_earned).toBe(60);
  });
});

describe('a time limit', () => {
  beforeEach(async () => {
    candidate = await invited(t, as, { time_limit_minutes: 30 });
  });

  test('is said before the start and counts from it', async () => {
    expect(await candidate.open()).toMatchObject({ time_limit_minutes: 30, time_ends_at: null });
    await candidate.start();
    const end = new Date(t.clock.now().getTime() + 30 * MINUTE).toISOString();
    expect((await candidate.open()).time_ends_at).toBe(end);
  });

  test('comes with the time of the server, for devices whose clock is wrong', async () => {
    t.clock.advance(7 * MINUTE);
    expect((await candidate.open()).server_time).toBe(t.clock.now().toISOString());
  });

  test('ends with answers, and lets saved ones be submitted', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    t.clock.advance(31 * MINUTE - 1);
    expect((await candidate.save('s1', { t1: 'On its way' }, 1)).statusCode).toBe(200);
    t.clock.advance(1);
    const late = await candidate.save('s1', { t1: 'Late' }, 2);
    expect([late.statusCode, late.json().reason]).toEqual([409, 'time_up']);
    expect((await candidate.complete('s1')).statusCode).toBe(409);
    expect((await candidate.submit()).statusCode).toBe(200);
    expect(await invitationOf(as, candidate.code)).toMatchObject({
      status: 'completed',
      milestones_completed: 1,
    });
  });

  test('lets somebody who is told that time is up submit at once', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    t.clock.advance(30 * MINUTE - 1);
    expect((await candidate.submit()).statusCode).toBe(400);
    t.clock.advance(1);
    expect((await candidate.submit()).statusCode).toBe(200);
  });

  test('can be made longer by the sender at any time', async () => {
    await candidate.start();
    t.clock.advance(40 * MINUTE);
    expect((await candidate.save('s1', { t1: PYTHON })).statusCode).toBe(409);
    await as.post(`/api/invitations/${candidate.code}/extend`, { minutes: 20 });
    expect((await candidate.save('s1', { t1: PYTHON })).statusCode).toBe(200);
  });
});

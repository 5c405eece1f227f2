import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Invited, invited, PYTHON } from '../../../testing/candidate-calls';
import type { TestUser } from '../../../testing/factories';
import { aSender, invitationOf } from '../../../testing/invitation-calls';
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

const MINUTE = 60_000;

describe('a candidate', () => {
  test('can download a copy of their answers at any time', async () => {
    await candidate.start();
    await candidate.save('s1', { t1: PYTHON });
    const before = await candidate.get('/copy');
    expect(before.headers['content-disposition']).toContain('my-answers.txt');
    expect(before.body).toContain(PYTHON);
    expect(before.body).toContain('Not sent yet');
    expect(before.body).not.toContain('60');
    await as.delete(`/api/invitations/${candidate.code}`);
    expect((await candidate.get()).json().current).toMatchObject({ has_answers: true });
    expect((await candidate.get('/copy')).body).toContain(PYTHON);
  });

  test('was last there when they last read a step, or took their copy', async () => {
    await candidate.start();
    const lastThere = async () =>
      (await as.get(`/api/invitations/${candidate.code}`)).json().last_accessed;
    for (const call of ['/milestones/s1', '/copy']) {
      t.clock.advance(60_000);
      expect((await candidate.get(call)).statusCode).toBe(200);
      expect(await lastThere()).toBe(t.clock.now().toISOString());
    }
  });

  test('asks the sender, who hears of it and settles it', async () => {
    const ask = (body: object) => candidate.post('/request', body);
    expect((await ask({ kind: 'question', message: ' ' })).statusCode).toBe(400);
    expect((await ask({ kind: 'question', message: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await ask({ kind: 'refund', message: 'x' })).statusCode).toBe(400);
    const reply = await ask({ kind: 'adjustment', message: 'I need more time.' });
    expect(reply.statusCode).toBe(201);
    t.clock.advance(MINUTE);
    expect((await ask({ kind: 'erase' })).statusCode).toBe(201);
    expect((await invitationOf(as, candidate.code)).open_requests).toBe(2);
    const { requests } = (await as.get(`/api/invitations/${candidate.code}/requests`)).json();
    expect(requests).toMatchObject([
      { kind: 'adjustment', message: 'I need more time.', settled_at: null },
      { kind: 'erase', message: '' },
    ]);
    const id = requests[0].request_id;
    const settled = await as.post(`/api/invitations/${candidate.code}/requests/${id}/settle`);
    expect(settled.json().settled_at).toBe(t.clock.now().toISOString());
    expect((await invitationOf(as, candidate.code)).open_requests).toBe(1);
    const mails = (await t.mails()).filter(({ to }) => to === user.email);
    expect(mails.some(({ text }) => text.includes('I need more time.'))).toBe(true);
  });

  test('cannot send endless requests', async () => {
    const ask = () => candidate.post('/request', { kind: 'question', message: 'And now?' });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([...Array(5).fill(201), 429, 429]);
  });
});

import { randomUUID } from 'node:crypto';
import type { StaffTicket, SupportTicket } from '@candor/domain/model/support';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox, rateLimits, supportMessages, supportTickets } from '../../db/schema';
import { aUser, type TestUser } from '../../testing/factories';
import { decodeHeader } from '../../testing/outbox';
import { type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';
import { supportChores } from './chores';

let t: TestApp;
let staff: TestUser;
let user: TestUser;
beforeAll(async () => {
  t = await testApp({ env: { SUPPORT_EMAIL: 'help@example.com' } });
  staff = await aUser(t.db, { isStaff: true });
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(supportTickets);
  await t.db.delete(mailOutbox);
  user = await aUser(t.db);
});
afterAll(() => t.close());

const question = { subject: 'A question', message: 'Where do scores come from?' };
const open = (body: object = question, as: { token: string } = user, headers = {}) =>
  t.as(as).post('/api/support/create-priority-ticket', body, headers);
const send = (ticketId: string, message: string, as: { token: string } = user) =>
  t.as(as).post('/api/support/send-support-message', { ticket_id: ticketId, message });
const answer = (ticketId: string, message: string) =>
  t.as(staff).post(`/api/staff/support/tickets/${ticketId}/reply`, { message });
const closeIt = (ticketId: string, as: { token: string } = user) =>
  t.as(as).post(`/api/support/ticket/${ticketId}/close`);
const stateOf = async (ticketId: string): Promise<SupportTicket> =>
  (await t.as(user).get(`/api/support/ticket/${ticketId}/status`)).json().status;
const said = async (ticketId: string) =>
  (await t.as(user).get(`/api/support/ticket/${ticketId}/messages`)).json();
const texts = ({ messages }: { messages: { message: string }[] }) =>
  messages.map(({ message }) => message);

async function aChat(): Promise<string> {
  const reply = await open();
  expect(reply.statusCode).toBe(200);
  return reply.json().ticket_id;
}

describe('a ticket with a chat', () => {
  test('begins with its first message, trimmed, and is active', async () => {
    const id = (await open({ subject: '  A question ', message: ' Where?\n' })).json().ticket_id;
    expect(await stateOf(id)).toEqual({
      id,
      status: 'active',
      subject: 'A question',
      type: 'general',
      priority: 'normal',
      created_at: t.clock.now().toISOString(),
      closed_at: null,
      unread: 0,
    });
    expect(await said(id)).toEqual({
      messages: [
        {
          type: 'history_message',
          id: expect.any(String),
          message: 'Where?',
          timestamp: t.clock.now().toISOString(),
          is_from_support: false,
        },
      ],
      has_more: false,
    });
  });

  test.each([
    [
      { priority: 'medium', type: 'feature_request' },
      { priority: 'normal', type: 'general' },
    ],
    [
      { priority: null, type: null },
      { priority: 'normal', type: 'general' },
    ],
  ])('is understood by %j as well', async (words, understood) => {
    const id = (await open({ ...question, ...words })).json().ticket_id;
    expect(await stateOf(id)).toMatchObject(understood);
  });

  test('belongs to who is signed in, whatever the call says', async () => {
    const other = await aUser(t.db);
    const id = (await open({ ...question, user_id: other.id, user_email: other.email })).json()
      .ticket_id;
    const [row] = await t.db.select().from(supportTickets).where(eq(supportTickets.id, id));
    expect(row).toMatchObject({ userId: user.id, email: user.email });
  });

  test('is the only one: a second call answers the open one, and what it said is not lost', async () => {
    const id = await aChat();
    const again = await open({ subject: 'Another', message: 'And who sees them?' });
    expect(again.json()).toEqual({ success: true, ticket_id: id, existing: true });
    expect(texts(await said(id))).toEqual([question.message, 'And who sees them?']);
    await closeIt(id);
    expect((await open()).json()).toMatchObject({ existing: false });
  });

  test('is one, too, when many are opened at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => open({ subject: 'Twice', message: `Message ${n}` })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    const ids = replies.map((reply) => reply.json().ticket_id);
    expect(new Set(ids).size).toBe(1);
    expect(texts(await said(ids[0])).sort()).toEqual(
      Array.from({ length: 6 }, (_, n) => `Message ${n}`),
    );
  });

  test('is opened once by a call that is repeated', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await open(question, user, key), await open(question, user, key)];
    expect(second.json()).toEqual(first.json());
    expect(texts(await said(first.json().ticket_id))).toEqual([question.message]);
  });

  test.each(['high', 'critical'])(
    'of %s priority needs a plan with priority support',
    async (priority) => {
      const refused = await open({ ...question, priority });
      expect(refused.statusCode).toBe(402);
      expect(refused.json()).toMatchObject({
        code: 'feature_not_available',
        limit_type: 'feature_restricted',
        feature: 'priority_support',
        required_plan: 'professional',
      });
      const paying = await aUser(t.db, { plan: 'professional' });
      expect((await open({ ...question, priority }, paying)).statusCode).toBe(200);
    },
  );

  test.each([
    ['subject', ' '],
    ['subject', 'x'.repeat(201)],
    ['message', '\n\t'],
    ['message', 'x'.repeat(5001)],
    ['message', undefined],
    ['priority', 'urgent'],
    ['type', 'anger'],
  ])('with a wrong %s is refused', async (field, value) => {
    const reply = await open({ ...question, [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ field }]);
    expect(await t.db.$count(supportTickets)).toBe(0);
  });

  test('stays open to who may do nothing else', async () => {
    const over = await aUser(t.db, { trialEndsAt: new Date('2026-03-01T00:00:00.000Z') });
    expect((await open(question, over)).statusCode).toBe(200);
  });

  test('is in the audit log with no word of what was said', async () => {
    const id = await aChat();
    await closeIt(id);
    const entries = await t.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action).sort()).toEqual(['ticket.closed', 'ticket.opened']);
    expect(JSON.stringify(entries)).not.toContain(question.message);
  });
});

describe('a message', () => {
  test('is added behind the others, and answered with its id', async () => {
    const id = await aChat();
    const reply = await send(id, '  And when?  ');
    expect(reply.json()).toEqual({ success: true, message_ts: expect.any(String) });
    const { messages } = await said(id);
    expect(messages.at(-1)).toMatchObject({ id: reply.json().message_ts, message: 'And when?' });
  });

  test('is later than the one before it, even if the clock stands still or goes back', async () => {
    const id = await aChat();
    await send(id, 'Two');
    t.clock.advance(-60_000);
    await send(id, 'Three');
    t.clock.advance(60_000);
    const { messages } = await said(id);
    const times = messages.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(texts({ messages })).toEqual([question.message, 'Two', 'Three']);
    expect(times).toEqual([...new Set([...times].sort())]);
  });

  test('keeps its own number when many are sent at the same moment', async () => {
    const id = await aChat();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(id, `Message ${n}`)),
    );
    expect(new Set(replies.map((reply) => reply.json().message_ts)).size).toBe(12);
    expect((await said(id)).messages).toHaveLength(13);
  });

  test('to a closed ticket is refused', async () => {
    const id = await aChat();
    await closeIt(id);
    const reply = await send(id, 'Still there?');
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'ticket_closed']);
    expect(reply.json().detail).toBe('This support ticket has been closed.');
  });

  test('to a ticket by e-mail is refused', async () => {
    const { ticket_id: id } = (await t.as(user).post('/api/support/ticket', aMail())).json();
    expect((await send(id, 'Hello?')).json()).toMatchObject({
      code: 'conflict',
      reason: 'no_chat',
    });
  });

  test('to somebody else’s ticket, or to none, finds nothing', async () => {
    const id = await aChat();
    const other = await aUser(t.db);
    for (const target of [id, randomUUID(), 'no-ticket-at-all']) {
      expect((await send(target, 'Hello?', other)).statusCode).toBe(404);
    }
    expect((await said(id)).messages).toHaveLength(1);
  });

  test('too many in a minute have to wait', async () => {
    const id = await aChat();
    for (let n = 0; n < 60; n++) expect((await send(id, 'And?')).statusCode).toBe(200);
    expect((await send(id, 'And?')).statusCode).toBe(429);
  });
});

describe('the pages of a conversation', () => {
  test('go back from the latest message to the first', async () => {
    const id = await aChat();
    for (let n = 2; n <= 5; n++) await send(id, `Message ${n}`);
    const page = (query: string) =>
      t.as(user).get(`/api/support/ticket/${id}/messages?limit=2${query}`);
    const last = (await page('')).json();
    expect([texts(last), last.has_more]).toEqual([['Message 4', 'Message 5'], true]);
    const middle = (await page(`&before=${last.messages[0].id}`)).json();
    expect([texts(middle), middle.has_more]).toEqual([['Message 2', 'Message 3'], true]);
    const first = (await page(`&before=${middle.messages[0].id}`)).json();
    expect([texts(first), first.has_more]).toEqual([[question.message], false]);
    expect((await page('&before=nonsense1')).statusCode).toBe(400);
  });
});

describe('the list', () => {
  test('shows the account’s own tickets, the newest first, and can be narrowed', async () => {
    const chat = await aChat();
    turnForNow(t.clock, 1000);
    const { ticket_id: mail } = (await t.as(user).post('/api/support/ticket', aMail())).json();
    await closeIt(chat);
    await open(question, await aUser(t.db));
    const list = async (query = '') =>
      (await t.as(user).get(`/api/support/tickets${query}`)).json();
    const ids = ({ tickets }: { tickets: SupportTicket[] }) => tickets.map(({ id }) => id);
    const all = await list();
    expect([ids(all), all.total]).toEqual([[mail, chat], 2]);
    expect(ids(await list('?status=closed'))).toEqual([chat]);
    expect((await list('?limit=1')).has_more).toBe(true);
    const found = await list('?answered_by=chat&limit=1');
    expect([ids(found), found.total, found.has_more]).toEqual([[chat], 1, false]);
    expect(ids(await list('?answered_by=mail'))).toEqual([mail]);
  });
});

describe('closing', () => {
  test('ends a ticket once', async () => {
    const id = await aChat();
    expect((await closeIt(id)).json().status).toMatchObject({
      status: 'closed',
      closed_at: t.clock.now().toISOString(),
    });
    expect((await closeIt(id)).json()).toMatchObject({ code: 'conflict', reason: 'ticket_closed' });
  });

  test('is for its owner and support', async () => {
    const id = await aChat();
    expect((await closeIt(id, await aUser(t.db))).statusCode).toBe(404);
    const closed = await t.as(staff).post(`/api/staff/support/tickets/${id}/close`);
    expect(closed.json().status).toMatchObject({ id, status: 'closed', user_id: user.id });
    expect((await stateOf(id)).status).toBe('closed');
  });
});

describe('support', () => {
  const list = async (body: object = {}): Promise<StaffTicket[]> =>
    (await t.as(staff).post('/api/staff/support/tickets/search', body)).json().tickets;

  test('sees what waits first, the most urgent and then the longest waiting on top, closed ones last', async () => {
    const paying = await aUser(t.db, { plan: 'professional' });
    const people = await Promise.all(Array.from({ length: 3 }, () => aUser(t.db)));
    const first: string[] = [];
    for (const person of [...people, paying]) {
      const urgent = person === paying ? { priority: 'critical' } : {};
      first.push((await open({ ...question, ...urgent }, person)).json().ticket_id);
      turnForNow(t.clock, 1000);
    }
    const [old, answered, closed, critical] = first;
    await answer(answered ?? '', 'In a moment.');
    await closeIt(closed ?? '', people[2]);
    expect((await list()).map(({ id }) => id)).toEqual([critical, old, answered, closed]);
    expect((await list()).map(({ waiting }) => waiting)).toEqual([true, true, false, false]);
    expect((await list({ status: 'closed' })).map(({ id }) => id)).toEqual([closed]);
    expect((await list({ priority: 'critical' })).map(({ id }) => id)).toEqual([critical]);
  });

  test('finds one by subject, person, address and the number that people see', async () => {
    const id = await aChat();
    for (const search of ['quest', user.email, 'robin', `#${id.slice(-8)}`, id.slice(-8)]) {
      expect(
        (await list({ search })).map((ticket) => ticket.id),
        search,
      ).toEqual([id]);
    }
    expect(await list({ search: '%' })).toEqual([]);
  });

  test('sees who asks and on which plan', async () => {
    const id = await aChat();
    const { status } = (await t.as(staff).get(`/api/staff/support/tickets/${id}`)).json();
    expect(status).toMatchObject({
      id,
      subject: 'A question',
      user_id: user.id,
      user_email: user.email,
      user_name: 'Robin Vale',
      user_plan: 'trial',
      waiting: true,
    });
  });

  test('answers, and the account sees the author only as support', async () => {
    const id = await aChat();
    const reply = await answer(id, 'From the text alone.');
    expect(await stateOf(id)).toMatchObject({ unread: 1 });
    const forUser = (await said(id)).messages.at(-1);
    expect(forUser).toMatchObject({ id: reply.json().message_ts, is_from_support: true });
    expect(forUser).not.toHaveProperty('user');
    const path = `/api/staff/support/tickets/${id}/messages`;
    expect((await t.as(staff).get(path)).json().messages.at(-1).user).toBe('Robin Vale');
    expect(await stateOf(id)).toMatchObject({ unread: 0 });
  });

  test('cannot answer a ticket that is closed or does not exist', async () => {
    const id = await aChat();
    await closeIt(id);
    expect((await answer(id, 'Late')).statusCode).toBe(409);
    expect((await answer(randomUUID(), 'Nobody')).statusCode).toBe(404);
  });
});

describe('the mails', () => {
  const mailsTo = async (address: string) => (await t.mails()).filter(({ to }) => to === address);

  beforeEach(async () => {
    await t.mails();
  });

  test('notify support once about a ticket waiting for an answer', async () => {
    const before = (await mailsTo('help@example.com')).length;
    const id = await aChat();
    await send(id, 'And why?');
    const mails = (await mailsTo('help@example.com')).slice(before);
    expect(mails).toHaveLength(1);
    expect(decodeHeader(mails[0]?.subject ?? '')).toBe(`Support #${id.slice(-8)}: A question`);
    expect(mails[0]?.text).toContain('And why?');
    expect(mails[0]?.text).toContain('trial plan, 100 candidates left');
    expect(mails[0]?.text).toContain(`/staff/support/${id}`);
  });

  test('notify support again once somebody writes after an answer', async () => {
    const id = await aChat();
    const before = (await mailsTo('help@example.com')).length;
    await answer(id, 'So.');
    await send(id, 'Thank you, one more thing.');
    const [mail, ...more] = (await mailsTo('help@example.com')).slice(before);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('one more thing');
    expect(mail?.text).not.toContain(question.message);
  });

  test('deliver an answer unseen in the chat for five minutes, several as one', async () => {
    const id = await aChat();
    await answer(id, 'First part.');
    await answer(id, 'Second part.');
    turnForNow(t.clock, 299_000);
    expect(await mailsTo(user.email)).toEqual([]);
    t.clock.advance(2_000);
    const [mail, ...more] = await mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('First part.');
    expect(mail?.text).toContain('Second part.');
  });

  test('deliver no answer that was seen, and none to somebody who wants no mail', async () => {
    const id = await aChat();
    await answer(id, 'Seen.');
    await said(id);
    const quiet = await aUser(t.db);
    const theirs = (await open(question, quiet)).json().ticket_id;
    const preferences = { events: { support_message: { email: false } } };
    await t.as(quiet).put('/api/users/notification-preferences', { preferences });
    await answer(theirs, 'Unwanted by mail.');
    turnForNow(t.clock, 301_000);
    expect([...(await mailsTo(user.email)), ...(await mailsTo(quiet.email))]).toEqual([]);
  });

  test('deliver the answer to an e-mail ticket at once, to the address that it named', async () => {
    const { ticket_id: id } = (await t.as(user).post('/api/support/ticket', aMail())).json();
    await answer(id, 'By mail, as you wished.');
    const [mail] = await mailsTo('elsewhere@example.com');
    expect(decodeHeader(mail?.subject ?? '')).toBe(`Support answered #${id.slice(-8)}: By mail`);
    expect(mail?.text).toContain('By mail, as you wished.');
  });

  test('cannot be given a header by a subject', async () => {
    await open({ ...question, subject: 'Hello\r\nBcc: everybody@example.com' });
    const subjects = (await mailsTo('help@example.com')).map(({ subject }) => subject);
    expect(subjects.at(-1)).toContain('Hello Bcc: everybody@example.com');
  });
});

const aMail = () => ({
  name: 'Robin Vale',
  email: 'elsewhere@example.com',
  type: 'billing',
  subject: 'By mail',
  message: 'Please answer by mail.',
});

describe('a ticket by e-mail', () => {
  test('is kept with the address that it names, and has no chat', async () => {
    const reply = await t.as(user).post('/api/support/ticket', {
      ...aMail(),
      user_plan: 'enterprise',
      user_credits: 1_000_000,
    });
    expect([reply.statusCode, reply.json().success]).toEqual([201, true]);
    expect(await stateOf(reply.json().ticket_id)).toMatchObject({
      priority: null,
      type: 'billing',
    });
  });

  test('may be one of several', async () => {
    const replies = [
      await t.as(user).post('/api/support/ticket', aMail()),
      await t.as(user).post('/api/support/ticket', aMail()),
    ];
    expect(new Set(replies.map((reply) => reply.json().ticket_id)).size).toBe(2);
  });

  test('is open to who has not confirmed an address', async () => {
    const unconfirmed = await aUser(t.db, { confirmed: false });
    const reply = await t.as(unconfirmed).post('/api/support/ticket', aMail());
    expect(reply.statusCode).toBe(201);
  });

  test('too many in an hour have to wait', async () => {
    const ticket = () => t.as(user).post('/api/support/ticket', aMail());
    for (let n = 0; n < 10; n++) expect((await ticket()).statusCode).toBe(201);
    expect((await ticket()).statusCode).toBe(429);
  });
});

test('a conversation is forgotten a year after its last word', async () => {
  const id = await aChat();
  const [chore] = supportChores(t.deps);
  turnForNow(t.clock, 364 * 86_400_000);
  await chore?.run();
  expect(await t.db.$count(supportTickets)).toBe(1);
  t.clock.advance(2 * 86_400_000);
  await chore?.run();
  expect(await t.db.$count(supportMessages, eq(supportMessages.ticketId, id))).toBe(0);
  expect(await t.db.$count(supportTickets)).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { messages } from '@candor/domain/messages';
import type { ServerSocketMessage } from '@candor/domain/model/support';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions, supportTickets, users } from '../../../db/schema';
import { aSession, aUser, type TestUser } from '../../../testing/factories';
import { type OpenSocket, openSocket } from '../../../testing/open-socket';
import { type TestApp, testApp } from '../../../testing/test-app';
import { answerTicket } from '../staff/answer-ticket';

let t: TestApp;
let url: string;
let staff: TestUser;
let user: TestUser;
let ticketId: string;
const open: OpenSocket[] = [];
beforeAll(async () => {
  t = await testApp();
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  staff = await aUser(t.db, { isStaff: true });
});
beforeEach(async () => {
  user = await aUser(t.db);
  ticketId = await aChat(user);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.leave();
});
afterAll(() => t.close());

async function aChat(owner: TestUser): Promise<string> {
  const question = { subject: 'A question', message: 'Where from?' };
  const reply = await t.as(owner).post('/api/support/create-priority-ticket', question);
  return reply.json().ticket_id;
}
function connect(wishes: Partial<Parameters<typeof openSocket>[1]> = {}): OpenSocket {
  const socket = openSocket(url, { token: user.token, ticketId, ...wishes });
  open.push(socket);
  return socket;
}
const isReady = ({ type }: ServerSocketMessage) => type === 'ready';
const says = (text: string) => (heard: ServerSocketMessage) =>
  heard.type === 'support_message' && heard.message === text;
const textsOf = (socket: OpenSocket) =>
  socket.heard.flatMap((heard) => ('is_from_support' in heard ? heard.message : []));
const send = (message: string, as = user) =>
  t.as(as).post('/api/support/send-support-message', { ticket_id: ticketId, message });
const answer = (message: string) =>
  t.as(staff).post(`/api/staff/support/tickets/${ticketId}/reply`, { message });

describe('a chat window', () => {
  test('is told that it is connected, what was said, and that it may start', async () => {
    await answer('From the text.');
    const socket = connect();
    await socket.until(isReady);
    expect(socket.heard).toMatchObject([
      { type: 'connected', ticket_id: ticketId },
      { type: 'history_message', message: 'Where from?', is_from_support: false },
      { type: 'history_message', message: 'From the text.', is_from_support: true },
      { type: 'ready', ticket_id: ticketId, history_count: 2 },
    ]);
  });

  test('hears an answer of support, and its own words from another window', async () => {
    const [one, two] = [connect(), connect()];
    await Promise.all([one.until(isReady), two.until(isReady)]);
    const sent = await send('And when?');
    expect(await two.until(says('And when?'))).toMatchObject({
      id: sent.json().message_ts,
      is_from_support: false,
    });
    await answer('Today.');
    expect(await one.until(says('Today.'))).toMatchObject({ is_from_support: true });
    expect(await one.until(says('Today.'))).not.toHaveProperty('user');
  });

  test('that reconnects gets what it missed, in order', async () => {
    const before = connect();
    await before.until(isReady);
    before.leave();
    await before.ended;
    for (const text of ['One', 'Two', 'Three']) await answer(text);
    const after = connect();
    await after.until(isReady);
    expect(textsOf(after)).toEqual(['Where from?', 'One', 'Two', 'Three']);
  });

  test('hears every message once and in order while many are written', async () => {
    const socket = connect();
    await socket.until(isReady);
    const texts = Array.from({ length: 20 }, (_, n) => `Message ${n}`);
    await Promise.all(texts.map((text, n) => (n % 2 ? answer(text) : send(text))));
    for (const text of texts) await socket.until(says(text));
    const times = socket.heard.flatMap((heard) =>
      heard.type === 'support_message' ? heard.timestamp : [],
    );
    expect(times).toHaveLength(20);
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('is told where a late answer of the team’s chat belongs, also if opened afterwards', async () => {
    const socket = connect();
    await socket.until(isReady);
    const fromTeam = async (message: string, postId: string) => {
      t.clock.advance(1_000);
      await answerTicket(t.deps, { ticketId, staffId: null, message, postId });
      await socket.until(says(message));
    };
    await fromTeam('Two', 'C0:2');
    await fromTeam('One', 'C0:1');
    const shownIn = ({ heard }: OpenSocket) =>
      [
        ...new Map(
          heard.flatMap((told) => ('id' in told ? [[told.id, told] as const] : [])),
        ).values(),
      ]
        .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
        .map(({ id, message, timestamp }) => ({ id, message, timestamp }));
    await expect
      .poll(() => shownIn(socket).map(({ message }) => message))
      .toEqual(['Where from?', 'One', 'Two']);
    const later = connect();
    await later.until(isReady);
    expect(shownIn(socket)).toEqual(shownIn(later));
  });

  test('that opens on a long conversation hears all of its history, however large it is', async () => {
    // A character of six bytes on the wire: more in total than anybody may leave unread.
    await t.db.execute(sql`
      insert into support_messages (ticket_id, number, user_id, is_from_support, message, sent_at)
      select id, last_number + n, user_id, false, repeat(chr(1), 5000), now()
      from support_tickets, generate_series(1, 250) n where id = ${ticketId}`);
    await t.db.execute(sql`
      update support_tickets set last_number = last_number + 250 where id = ${ticketId}`);
    const socket = connect();
    expect(await socket.until(isReady)).toMatchObject({ history_count: 200 });
    expect(textsOf(socket)).toHaveLength(200);
  });

  test('has shown its owner what support answered', async () => {
    const socket = connect();
    await socket.until(isReady);
    await answer('Seen.');
    await socket.until(says('Seen.'));
    const { status } = (await t.as(user).get(`/api/support/ticket/${ticketId}/status`)).json();
    expect(status.unread).toBe(0);
  });

  test('gets a pong for its ping; unknown messages are ignored', async () => {
    const socket = connect();
    await socket.until(isReady);
    for (const frame of ['{"type":"dance"}', '{', 'null', '[1]', '"ping"', '{"type":"pong"}']) {
      socket.say(frame);
    }
    socket.say('{"type":"ping"}');
    await socket.until(({ type }) => type === 'pong');
    expect(socket.heard.filter(({ type }) => type === 'pong')).toHaveLength(1);
  });
});

test('a window that reads nothing is cut off once enough is pending; one alongside gets everything', async () => {
  const [asleep, awake] = [connect(), connect()];
  await Promise.all([asleep.until(isReady), awake.until(isReady)]);
  asleep.pause();
  for (let round = 0; round < 30; round += 1) {
    await t.db.execute(sql`
      insert into support_messages (ticket_id, number, user_id, is_from_support, message, sent_at)
      select id, last_number + n, user_id, false, repeat('x', 5000), now()
      from support_tickets, generate_series(1, 100) n where id = ${ticketId}`);
    await t.db.execute(sql`
      update support_tickets set last_number = last_number + 100 where id = ${ticketId}`);
    await answer(`Round ${round}`);
    await awake.until(says(`Round ${round}`));
  }
  asleep.resume();
  expect(await asleep.ended).toBe(1006);
  expect(textsOf(asleep)).not.toContain('Round 29');
});

describe('a window that sends too much', () => {
  test.each([
    ['of what is answered', '{"type":"ping"}'],
    ['of what nobody reads', new Uint8Array([1, 2, 3])],
  ])('%s is asked to come again later', async (_what, frame) => {
    const socket = connect();
    await socket.until(isReady);
    for (let no = 0; no < 1_000; no += 1) socket.say(frame);
    expect(await socket.ended).toBe(1013);
    expect(socket.heard.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(100);
  });

  test('is counted anew every ten seconds, and does not disturb another one', async () => {
    const [socket, other] = [connect(), connect()];
    await Promise.all([socket.until(isReady), other.until(isReady)]);
    const pongs = () => socket.heard.filter(({ type }) => type === 'pong').length;
    for (const expected of [100, 200]) {
      for (let no = 0; no < 100; no += 1) socket.say('{"type":"ping"}');
      await expect.poll(pongs).toBe(expected);
      t.clock.advance(10_000);
    }
    await answer('Still here.');
    await Promise.all([socket, other].map((each) => each.until(says('Still here.'))));
  });
});

describe('a conversation that is closed', () => {
  test.each([
    ['its owner', () => t.as(user).post(`/api/support/ticket/${ticketId}/close`)],
    ['support', () => t.as(staff).post(`/api/staff/support/tickets/${ticketId}/close`)],
  ])('by %s ends every window', async (_who, close) => {
    const sockets = [connect(), connect()];
    await Promise.all(sockets.map((socket) => socket.until(isReady)));
    await close();
    for (const socket of sockets) {
      expect(await socket.ended).toBe(1000);
      expect(socket.heard.at(-1)).toMatchObject({
        type: 'ticket_closed',
        ticket_id: ticketId,
        message: messages.ticketClosed,
      });
    }
  });

  test('is reported to later arrivals', async () => {
    await t.as(user).post(`/api/support/ticket/${ticketId}/close`);
    const socket = connect();
    expect(await socket.ended).toBe(1000);
    expect(socket.heard.at(-1)?.type).toBe('ticket_closed');
  });
});

describe('who is refused', () => {
  test.each([
    ['without a token', () => ({ token: null })],
    ['with a token that nobody has', () => ({ token: 'x'.repeat(43) })],
  ])('%s hears 4401', async (_what, wishes) => {
    const socket = connect(wishes());
    expect(await socket.ended).toBe(4401);
    expect(socket.heard).toMatchObject([
      { type: 'error', code: 'authentication_required', fatal: true },
    ]);
  });

  test('with an API key hears 4401', async () => {
    const { key } = (await t.as(user).post('/api/keys', { name: 'Nightly' })).json();
    expect(await connect({ token: key }).ended).toBe(4401);
  });

  test.each([
    ['somebody else’s ticket', async () => aChat(await aUser(t.db))],
    ['a ticket that is not there', async () => randomUUID()],
    ['what is no id', async () => 'nonsense'],
  ])('at %s hears 4404, alike', async (_what, id) => {
    const socket = connect({ ticketId: await id() });
    expect(await socket.ended).toBe(4404);
    expect(socket.heard).toEqual([
      { type: 'error', message: 'Not found.', code: 'not_found', fatal: true },
    ]);
  });

  test('from another origin is closed with 4403', async () => {
    const socket = connect({ origin: 'https://elsewhere.example' });
    expect(await socket.ended).toBe(4403);
    await connect({ origin: 'http://localhost:3000' }).until(isReady);
  });

  test('suspended hears 4403', async () => {
    const suspended = await aUser(t.db, { suspended: true });
    expect(await connect({ token: suspended.token }).ended).toBe(4403);
  });

  test('with too many windows is asked to retry later', async () => {
    const eight = Array.from({ length: 8 }, () => connect());
    await Promise.all(eight.map((socket) => socket.until(isReady)));
    const ninth = connect();
    expect(await ninth.ended).toBe(1013);
    expect(ninth.heard).toMatchObject([{ type: 'error', code: 'rate_limited', fatal: false }]);
  });

  test('by plain HTTP finds nothing', async () => {
    const reply = await t.as(user).get(`/api/support/ws/support/${ticketId}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});

describe('a window ends', () => {
  test('soon after its session, with the others left alone', async () => {
    const other = await aSession(t.db, user.id, t.clock.now());
    const [ends, stays] = [connect(), connect({ token: other.token })];
    await Promise.all([ends.until(isReady), stays.until(isReady)]);
    await t.db.delete(sessions).where(eq(sessions.id, user.sessionId));
    expect(await ends.ended).toBe(4401);
    stays.say('{"type":"ping"}');
    await stays.until(({ type }) => type === 'pong');
  });

  test('with the account', async () => {
    const socket = connect();
    await socket.until(isReady);
    await t.db.delete(users).where(eq(users.id, user.id));
    expect([4401, 4404]).toContain(await socket.ended);
    expect(await t.db.$count(supportTickets, eq(supportTickets.id, ticketId))).toBe(0);
  });

  test('when its frame is larger than any of ours', async () => {
    const socket = connect();
    await socket.until(isReady);
    socket.say('x'.repeat(17 * 1024));
    expect(await socket.ended).toBe(1009);
  });

  test('asking to come again when the process stops', async () => {
    const stopping = await testApp();
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const owner = await aUser(stopping.db);
    const reply = await stopping
      .as(owner)
      .post('/api/support/create-priority-ticket', { subject: 'A', message: 'B' });
    const { ticket_id: id } = reply.json();
    const socket = openSocket(address, { token: owner.token, ticketId: id });
    await socket.until(isReady);
    await stopping.close();
    expect(await socket.ended).toBe(1012);
  });
});

test('what the database could not announce is found by polling', async () => {
  const socket = connect();
  await socket.until(isReady);
  await t.db.execute(sql`alter table support_tickets disable trigger support_tickets_tell`);
  await answer('Nobody was told.');
  expect(await socket.until(says('Nobody was told.'))).toMatchObject({ is_from_support: true });
  await t.db.execute(sql`alter table support_tickets enable trigger support_tickets_tell`);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type TeamChat, TeamChatBusy } from '../../../ports/team-chat';
import { aUser, type TestUser } from '../../../testing/factories';
import { signed } from '../../../testing/slack/simulator';
import { type SlackApp, slackApp } from '../../../testing/slack/slack-app';
import { openChat, saidIn, sayMore } from '../../../testing/support-calls';
import { testApp } from '../../../testing/test-app';
import { catchingUp } from './catch-up';
import type { Pace } from './pace';
import { tellingTeam } from './tell-team';

let app: SlackApp;
let user: TestUser;
beforeAll(async () => {
  app = await slackApp();
});
beforeEach(async () => {
  user = await app.newcomer();
});
afterAll(() => app.close());

const restless: Pace = { rest: async () => {}, isOver: () => false };
const tell = () => tellingTeam(app.t.deps, app.teamChat, restless)();
const textsOf = () => app.slack.posts.map(({ text }) => text);

describe('an answer in the thread', () => {
  async function aThread(): Promise<{ id: string; thread: string }> {
    const id = await openChat(app.t.as(user));
    await tell();
    return { id, thread: app.slack.posts[0]?.ts ?? '' };
  }

  test('reaches the user, as plain text, and is not echoed', async () => {
    const { id, thread } = await aThread();
    const event = app.slack.write({
      text: 'See <https://candor.example/help|the help> &amp; ask <@U0OTHER>',
      thread,
    });
    expect((await app.deliver(event)).json()).toEqual({});
    expect((await saidIn(app.t.as(user), id)).at(-1)).toBe(
      'See the help (https://candor.example/help) & ask @somebody',
    );
    const before = app.slack.posts.length;
    await tell();
    expect(app.slack.posts).toHaveLength(before);
  });

  test('is not one of our own messages, which Slack also reports', async () => {
    const { id } = await aThread();
    await sayMore(app.t.as(user), id, 'And why?');
    await tell();
    const echoes = app.slack.echoes();
    expect(echoes).toHaveLength(2);
    const replies = await Promise.all(echoes.map((echo) => app.deliver(echo)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await saidIn(app.t.as(user), id)).toEqual(['Where do scores come from?', 'And why?']);
    await tell();
    expect(app.slack.posts).toHaveLength(2);
  });

  test('counts once, however often Slack tells of it and also at the same moment', async () => {
    const { id, thread } = await aThread();
    const event = app.slack.write({ text: 'Once.', thread });
    const replies = await Promise.all([app.deliver(event), app.deliver(event), app.deliver(event)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      (await saidIn(app.t.as(user), id)).filter((message) => message === 'Once.'),
    ).toHaveLength(1);
  });

  test('is shown in order of writing, not delivery, for owner, staff and mail', async () => {
    const { id, thread } = await aThread();
    const [one, two] = [
      app.slack.write({ text: 'One', thread }),
      app.slack.write({ text: 'Two', thread }),
    ];
    await app.deliver(two);
    await app.deliver(one);
    await app.t.as(app.staff).post(`/api/staff/support/tickets/${id}/reply`, { message: 'Three' });
    app.t.clock.advance(6 * 60_000);
    const mail = (await app.t.mails()).findLast(({ subject }) =>
      subject.startsWith('Support answered'),
    );
    expect(mail?.text).toMatch(/One\s+Two\s+Three/);
    const pages = await Promise.all([
      app.t.as(user).get(`/api/support/ticket/${id}/messages`),
      app.t.as(app.staff).get(`/api/staff/support/tickets/${id}/messages`),
    ]);
    for (const page of pages) {
      const { messages } = page.json();
      const times = messages.map(({ timestamp }: { timestamp: string }) => timestamp);
      expect(messages.map(({ message }: { message: string }) => message).slice(1)).toEqual([
        'One',
        'Two',
        'Three',
      ]);
      expect(times).toEqual(times.toSorted());
    }
    const status = (await app.t.as(user).get(`/api/support/ticket/${id}/status`)).json();
    expect(status.status.unread).toBe(0);
  });

  test('to a closed ticket is reported as too late', async () => {
    const { id, thread } = await aThread();
    await app.t.as(user).post(`/api/support/ticket/${id}/close`);
    await tell();
    expect((await app.deliver(app.slack.write({ text: 'Late', thread }))).statusCode).toBe(200);
    await expect.poll(() => textsOf().at(-1)).toContain('Nobody will read this answer.');
    expect(await saidIn(app.t.as(user), id)).not.toContain('Late');
  });

  test.each([
    ['of a program, such as our own', { bot_id: 'B0BOT' }],
    ['of our own app', { app_id: 'A0APP' }],
    ['of our own user', { user: 'U0BOT' }],
    ['that was edited', { subtype: 'message_changed' }],
    ['that begins a thread', { thread_ts: undefined }],
    ['of another channel', { channel: 'C0OTHER' }],
    ['of a thread of somebody else’s', { thread_ts: '1.000100' }],
    ['without a word', { text: ' ' }],
    ['of another kind', { type: 'reaction_added' }],
  ])('%s is passed over', async (_what, event) => {
    const { id, thread } = await aThread();
    const reply = await app.deliver(app.slack.write({ text: 'Nobody reads this', thread, event }));
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await saidIn(app.t.as(user), id)).toHaveLength(1);
  });
});

describe('an answer that no event reported', () => {
  async function aThread(): Promise<{ id: string; thread: string }> {
    const id = await openChat(app.t.as(user));
    await tell();
    return { id, thread: app.slack.posts[0]?.ts ?? '' };
  }

  test('while nobody listened is found at the start, in its order, and once', async () => {
    const { id, thread } = await aThread();
    const told = app.slack.write({ text: 'One', thread });
    app.slack.write({ text: 'Two', thread });
    app.slack.write({ text: 'Three', thread });
    await app.deliver(told);
    await catchingUp(app.t.deps, app.teamChat, restless)();
    await catchingUp(app.t.deps, app.teamChat, restless)();
    expect((await saidIn(app.t.as(user), id)).slice(1)).toEqual(['One', 'Two', 'Three']);
  });

  test('is none of our own', async () => {
    const { id, thread } = await aThread();
    app.slack.write({ text: 'Ours', thread, event: { user: 'U0BOT' } });
    app.slack.write({ text: 'Theirs', thread, event: { app_id: 'A0OTHER' } });
    await catchingUp(app.t.deps, app.teamChat, restless)();
    expect((await saidIn(app.t.as(user), id)).slice(1)).toEqual(['Theirs']);
  });

  test('is looked for every five minutes, also in a thread of several pages', async () => {
    app.slack.setPageRows(2);
    onTestFinished(() => app.slack.setPageRows(200));
    const { id, thread } = await aThread();
    const turn = catchingUp(app.t.deps, app.teamChat, restless);
    await turn();
    for (let no = 1; no <= 5; no += 1) app.slack.write({ text: `No ${no}`, thread });
    await turn();
    expect(await saidIn(app.t.as(user), id)).toHaveLength(1);
    app.t.clock.advance(5 * 60_000);
    await turn();
    expect((await saidIn(app.t.as(user), id)).at(-1)).toBe('No 5');
  });

  test('is looked for in one thread after another, whatever became of the first', async () => {
    const { thread } = await aThread();
    user = await aUser(app.t.db);
    const id = await openChat(app.t.as(user), 'Mine');
    await tell();
    app.slack.write({ text: 'Yours', thread: app.slack.posts.at(-1)?.ts ?? '' });
    app.slack.remove(thread);
    await catchingUp(app.t.deps, app.teamChat, restless)();
    expect((await saidIn(app.t.as(user), id)).at(-1)).toBe('Yours');
  });

  test('is asked for again when Slack has rested', async () => {
    const { id, thread } = await aThread();
    app.slack.write({ text: 'Later', thread });
    const rests: number[] = [];
    const full: TeamChat = {
      ...app.teamChat,
      answersSince: async (...asked) => {
        if (rests.length === 0) throw new TeamChatBusy(7_000);
        return app.teamChat.answersSince(...asked);
      },
    };
    const pace = { ...restless, rest: async (ms: number) => void rests.push(ms) };
    await catchingUp(app.t.deps, full, pace)();
    expect([rests[0], (await saidIn(app.t.as(user), id)).at(-1)]).toEqual([7_000, 'Later']);
  });

  test('because Slack was overloaded is looked for at once, and the log says so', async () => {
    const { id, thread } = await aThread();
    app.slack.write({ text: 'Withheld', thread });
    const limited = { type: 'app_rate_limited', team_id: 'T0TEAM', api_app_id: 'A0APP' };
    const reply = await app.deliver({
      ...limited,
      token: 'old',
      minute_rate_limited: 1_790_000_000,
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    await expect.poll(async () => (await saidIn(app.t.as(user), id)).at(-1)).toBe('Withheld');
    expect(app.logged.join('')).toContain('withheld events');
  });
});

describe('the address for events', () => {
  test('answers Slack’s URL verification', async () => {
    const reply = await app.deliver({
      type: 'url_verification',
      token: 'old',
      challenge: 'say this',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { challenge: 'say this' }]);
  });

  test.each([
    ['unsigned', () => ({ 'content-type': 'application/json' })],
    ['signed with another secret', (body: string) => signed(body, app.t.clock.now(), 'another')],
    [
      'signed five minutes ago',
      (body: string) => signed(body, new Date(app.t.clock.now().getTime() - 302_000)),
    ],
    [
      'signed for later',
      (body: string) => signed(body, new Date(app.t.clock.now().getTime() + 302_000)),
    ],
    ['signed for another body', () => signed('{}', app.t.clock.now())],
  ])('refuses what is %s', async (_what, headers) => {
    const event = { type: 'url_verification', challenge: randomUUID() };
    const reply = await app.deliver(event, headers(JSON.stringify(event)));
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'authentication_required']);
  });

  test('is not there without a team chat', async () => {
    const without = await testApp();
    const reply = await without.app.inject({
      method: 'POST',
      url: '/api/webhooks/support-channel',
      payload: '{}',
      headers: signed('{}', without.clock.now()),
    });
    expect(reply.statusCode).toBe(404);
    await without.close();
  });
});

test('who we are there can be asked', async () => {
  expect(await app.teamChat.whoami()).toBe('candor in Works');
});

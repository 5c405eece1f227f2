import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rateLimits, supportTickets } from '../../../db/schema';
import { type TeamChat, TeamChatBusy, type TeamPost } from '../../../ports/team-chat';
import { aUser, type TestUser } from '../../../testing/factories';
import { CHANNEL } from '../../../testing/slack/channel';
import {
  BOT_TOKEN,
  SIGNING_SECRET,
  type SlackSimulator,
  signed,
  startSlack,
} from '../../../testing/slack/simulator';
import { type TestApp, testApp } from '../../../testing/test-app';
import { catchingUp } from './catch-up';
import type { Pace } from './pace';
import { tellingTeam } from './tell-team';

let slack: SlackSimulator;
let t: TestApp;
let teamChat: TeamChat;
let user: TestUser;
let staff: TestUser;
const logged: string[] = [];
beforeAll(async () => {
  slack = await startSlack();
  t = await testApp({
    env: {
      SLACK_BOT_TOKEN: BOT_TOKEN,
      SLACK_SIGNING_SECRET: SIGNING_SECRET,
      SLACK_CHANNEL: CHANNEL,
      SLACK_API_BASE: slack.url,
      LOG_LEVEL: 'info',
    },
    onLog: (line) => logged.push(line),
  });
  if (!t.deps.teamChat) throw new Error('The team chat is not configured.');
  teamChat = t.deps.teamChat;
  staff = await aUser(t.db, { isStaff: true });
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(supportTickets);
  slack.posts.splice(0);
  slack.limit(null);
  logged.splice(0);
  user = await aUser(t.db);
});
afterAll(async () => {
  await t.close();
  await slack.close();
});

/** What is pending for a process that died. */
const endlessly = (_said: string) => new Promise<never>(() => {});
const restless: Pace = { rest: async () => {}, isOver: () => false };
const tell = () => tellingTeam(t.deps, teamChat, restless)();
const textsOf = () => slack.posts.map(({ text }) => text);
async function aChat(message = 'Where do scores come from?'): Promise<string> {
  const question = { subject: 'A question', message };
  return (await t.as(user).post('/api/support/create-priority-ticket', question)).json().ticket_id;
}
const send = (ticket_id: string, message: string) =>
  t.as(user).post('/api/support/send-support-message', { ticket_id, message });
const said = async (id: string): Promise<string[]> =>
  (await t.as(user).get(`/api/support/ticket/${id}/messages`))
    .json()
    .messages.map(({ message }: { message: string }) => message);
function deliver(event: object, headers?: Record<string, string>) {
  const payload = JSON.stringify(event);
  return t.app.inject({
    method: 'POST',
    url: '/api/webhooks/support-channel',
    payload,
    headers: headers ?? signed(payload, t.clock.now()),
  });
}

describe('a ticket', () => {
  test('becomes one thread: who asks first, then every message in order, then its end', async () => {
    const id = await aChat();
    await tell();
    await send(id, 'And why?');
    await t.as(staff).post(`/api/staff/support/tickets/${id}/reply`, { message: 'From the text.' });
    await tell();
    await t.as(user).post(`/api/support/ticket/${id}/close`);
    await tell();
    const [root, ...below] = slack.posts;
    expect(root?.text.split('\n')).toEqual([
      `#${id.slice(-8)}: A question`,
      `Robin Vale &lt;${user.email}&gt;, trial plan. general, normal priority.`,
      `http://localhost:3000/staff/support/${id}`,
      'Where do scores come from?',
    ]);
    expect(below.map(({ text, thread_ts }) => [text, thread_ts])).toEqual([
      ['And why?', root?.ts],
      ['Answered in the console:\nFrom the text.', root?.ts],
      ['Support ticket has been closed.', root?.ts],
    ]);
    expect(await tell()).toBe(0);
  });

  test('mentions nobody and links to nothing, whatever it says', async () => {
    await aChat('<!channel> see <https://elsewhere.example|our page> & more');
    await tell();
    expect(textsOf()[0]).toContain(
      '&lt;!channel&gt; see &lt;https://elsewhere.example|our page&gt; &amp; more',
    );
  });

  test('leaves messages too long for the channel to the console', async () => {
    const id = await aChat('short');
    await send(id, '& '.repeat(900));
    await tell();
    const [root = '', long = ''] = textsOf();
    const end = `…\nThe rest of this message: http://localhost:3000/staff/support/${id}`;
    expect(long.length).toBeLessThanOrEqual(3_900);
    expect(long.startsWith('&amp; '.repeat(600)) && long.endsWith(end)).toBe(true);
    expect(root).not.toContain('The rest');
  });

  test('is told with a second after each post', async () => {
    const id = await aChat('One');
    await send(id, 'Two');
    const rests: [ms: number, posts: number][] = [];
    const pace = {
      ...restless,
      rest: async (ms: number) => void rests.push([ms, slack.posts.length]),
    };
    await tellingTeam(t.deps, teamChat, pace)();
    await t.as(user).post(`/api/support/ticket/${id}/close`);
    await tellingTeam(t.deps, teamChat, pace)();
    expect(rests).toEqual([
      [1_000, 1],
      [1_000, 2],
      [1_000, 3],
    ]);
  });

  test('is reported at the rate a channel accepts, with another one alongside', async () => {
    const id = await aChat('One');
    await send(id, 'Two');
    user = await aUser(t.db);
    await aChat('Three');
    slack.limit(t.clock);
    const pace = { ...restless, rest: async (ms: number) => t.clock.advance(ms) };
    await tellingTeam(t.deps, teamChat, pace)();
    expect([slack.posts.length, slack.refused()]).toEqual([3, 0]);
  });

  test('whose posts come too soon is reported all the same, each once', async () => {
    const id = await aChat('One');
    await send(id, 'Two');
    await send(id, 'Three');
    slack.limit(t.clock);
    const tellAgain = tellingTeam(t.deps, teamChat, restless);
    for (let second = 0; second < 4; second += 1) {
      await tellAgain();
      t.clock.advance(1_100);
    }
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual(['One', 'Two', 'Three']);
    expect(slack.refused()).toBe(2);
  });

  test('is continued by the next process if one stops in the middle', async () => {
    const id = await aChat('One');
    await send(id, 'Two');
    const pace = { ...restless, isOver: () => slack.posts.length > 0 };
    await tellingTeam(t.deps, teamChat, pace)();
    expect(slack.posts).toHaveLength(1);
    await tell();
    expect(textsOf()[1]).toBe('Two');
  });

  test('is told once by several processes at the same moment', async () => {
    const id = await aChat();
    await send(id, 'Two');
    await Promise.all([tell(), tell(), tell()]);
    expect(slack.posts).toHaveLength(2);
  });
});

describe('a post that fails', () => {
  test.each([
    ['at a broken Slack', 'broken' as const],
    ['for a moment', { refuses: 'internal_error' }],
  ])('%s is made again soon, and nothing is lost or told twice', async (_what, trouble) => {
    const id = await aChat();
    slack.trouble(trouble);
    await tell();
    expect(slack.posts).toHaveLength(0);
    await send(id, 'Still here?');
    t.clock.advance(2_000);
    await tell();
    expect(textsOf()).toHaveLength(2);
    expect(textsOf()[1]).toBe('Still here?');
  });

  test('in a full channel lets all tickets wait for as long as Slack says', async () => {
    await aChat('One');
    t.clock.advance(1_000);
    user = await aUser(t.db);
    await aChat('Two');
    const tellAgain = tellingTeam(t.deps, teamChat, restless);
    slack.trouble({ waits: 40 });
    await tellAgain();
    t.clock.advance(39_000);
    await tellAgain();
    expect(slack.posts).toHaveLength(0);
    t.clock.advance(2_000);
    await tellAgain();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual(['One', 'Two']);
  });

  test('without a word whether it was said is looked for first', async () => {
    const id = await aChat();
    slack.trouble('lost');
    await tell();
    expect(slack.posts).toHaveLength(1);
    t.clock.advance(2_000);
    await tell();
    await send(id, 'Two');
    slack.trouble('lost');
    await tell();
    t.clock.advance(2_000);
    await tell();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual([
      'Where do scores come from?',
      'Two',
    ]);
  });

  test('is found even behind many answers, and not among older ones', async () => {
    const id = await aChat();
    await tell();
    const thread = slack.posts[0]?.ts ?? '';
    for (let no = 1; no <= 450; no += 1) slack.write({ text: `No ${no}`, thread });
    await send(id, 'Two');
    slack.trouble('lost');
    await tell();
    t.clock.advance(2_000);
    await tell();
    expect(textsOf().filter((text) => text === 'Two')).toHaveLength(1);
    const ts = slack.posts.at(-1)?.ts ?? '';
    const after = (s: number) => new Date((Number(ts) + s) * 1_000);
    expect(await teamChat.find({ id: `${id}:2`, thread }, after(50))).toBe(ts);
    expect(await teamChat.find({ id: `${id}:2`, thread }, after(70))).toBeNull();
  });

  test('from a process that dies before recording it is looked for, too', async () => {
    const id = await aChat();
    const deaths = {
      ...teamChat,
      post: async (said: TeamPost) => endlessly(await teamChat.post(said)),
    };
    void tellingTeam(t.deps, deaths, restless)();
    await expect.poll(() => slack.posts.length).toBe(1);
    await send(id, 'Two');
    t.clock.advance(61_000);
    await tell();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual([
      'Where do scores come from?',
      'Two',
    ]);
  });

  test('for good is said in the log, with Slack’s reason and no word of the ticket', async () => {
    await aChat('A private matter');
    slack.trouble({ refuses: 'not_in_channel' });
    await tell();
    expect(logged.join('')).toContain('not_in_channel');
    expect(logged.join('')).not.toContain('private matter');
    t.clock.advance(599_000);
    await tell();
    expect(slack.posts).toHaveLength(0);
    t.clock.advance(2_000);
    await tell();
    expect(slack.posts).toHaveLength(1);
  });

  test('below a deleted thread starts a new one, which says so', async () => {
    const id = await aChat();
    await tell();
    slack.remove(slack.posts[0]?.ts ?? '');
    await send(id, 'Two');
    await tell();
    t.clock.advance(2_000);
    await tell();
    expect(textsOf()).toHaveLength(1);
    expect(textsOf()[0]?.split('\n')).toEqual([
      `#${id.slice(-8)}: A question`,
      `Robin Vale &lt;${user.email}&gt;, trial plan. general, normal priority.`,
      `http://localhost:3000/staff/support/${id}`,
      'This goes on from an earlier thread that is gone. What was said before is in the console.',
      'Two',
    ]);
  });
});

describe('an answer in the thread', () => {
  async function aThread(): Promise<{ id: string; thread: string }> {
    const id = await aChat();
    await tell();
    return { id, thread: slack.posts[0]?.ts ?? '' };
  }

  test('reaches the user, as plain text, and is not echoed', async () => {
    const { id, thread } = await aThread();
    const event = slack.write({
      text: 'See <https://candor.example/help|the help> &amp; ask <@U0OTHER>',
      thread,
    });
    expect((await deliver(event)).json()).toEqual({});
    expect((await said(id)).at(-1)).toBe(
      'See the help (https://candor.example/help) & ask @somebody',
    );
    const before = slack.posts.length;
    await tell();
    expect(slack.posts).toHaveLength(before);
  });

  test('is not one of our own messages, which Slack also reports', async () => {
    const { id } = await aThread();
    await send(id, 'And why?');
    await tell();
    const echoes = slack.echoes();
    expect(echoes).toHaveLength(2);
    const replies = await Promise.all(echoes.map((echo) => deliver(echo)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await said(id)).toEqual(['Where do scores come from?', 'And why?']);
    await tell();
    expect(slack.posts).toHaveLength(2);
  });

  test('counts once, however often Slack tells of it and also at the same moment', async () => {
    const { id, thread } = await aThread();
    const event = slack.write({ text: 'Once.', thread });
    const replies = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await said(id)).filter((message) => message === 'Once.')).toHaveLength(1);
  });

  test('is shown in order of writing, not delivery, for owner, staff and mail', async () => {
    const { id, thread } = await aThread();
    const [one, two] = [slack.write({ text: 'One', thread }), slack.write({ text: 'Two', thread })];
    await deliver(two);
    await deliver(one);
    await t.as(staff).post(`/api/staff/support/tickets/${id}/reply`, { message: 'Three' });
    t.clock.advance(6 * 60_000);
    const mail = (await t.mails()).findLast(({ subject }) =>
      subject.startsWith('Support answered'),
    );
    expect(mail?.text).toMatch(/One\s+Two\s+Three/);
    const pages = await Promise.all([
      t.as(user).get(`/api/support/ticket/${id}/messages`),
      t.as(staff).get(`/api/staff/support/tickets/${id}/messages`),
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
    const status = (await t.as(user).get(`/api/support/ticket/${id}/status`)).json();
    expect(status.status.unread).toBe(0);
  });

  test('to a closed ticket is reported as too late', async () => {
    const { id, thread } = await aThread();
    await t.as(user).post(`/api/support/ticket/${id}/close`);
    await tell();
    expect((await deliver(slack.write({ text: 'Late', thread }))).statusCode).toBe(200);
    await expect.poll(() => textsOf().at(-1)).toContain('Nobody will read this answer.');
    expect(await said(id)).not.toContain('Late');
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
    const reply = await deliver(slack.write({ text: 'Nobody reads this', thread, event }));
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await said(id)).toHaveLength(1);
  });
});

describe('an answer that no event reported', () => {
  async function aThread(): Promise<{ id: string; thread: string }> {
    const id = await aChat();
    await tell();
    return { id, thread: slack.posts[0]?.ts ?? '' };
  }

  test('while nobody listened is found at the start, in its order, and once', async () => {
    const { id, thread } = await aThread();
    const told = slack.write({ text: 'One', thread });
    slack.write({ text: 'Two', thread });
    slack.write({ text: 'Three', thread });
    await deliver(told);
    await catchingUp(t.deps, teamChat, restless)();
    await catchingUp(t.deps, teamChat, restless)();
    expect((await said(id)).slice(1)).toEqual(['One', 'Two', 'Three']);
  });

  test('is none of our own', async () => {
    const { id, thread } = await aThread();
    slack.write({ text: 'Ours', thread, event: { user: 'U0BOT' } });
    slack.write({ text: 'Theirs', thread, event: { app_id: 'A0OTHER' } });
    await catchingUp(t.deps, teamChat, restless)();
    expect((await said(id)).slice(1)).toEqual(['Theirs']);
  });

  test('is looked for every five minutes, also in a thread of several pages', async () => {
    slack.setPageRows(2);
    onTestFinished(() => slack.setPageRows(200));
    const { id, thread } = await aThread();
    const turn = catchingUp(t.deps, teamChat, restless);
    await turn();
    for (let no = 1; no <= 5; no += 1) slack.write({ text: `No ${no}`, thread });
    await turn();
    expect(await said(id)).toHaveLength(1);
    t.clock.advance(5 * 60_000);
    await turn();
    expect((await said(id)).at(-1)).toBe('No 5');
  });

  test('is looked for in one thread after another, whatever became of the first', async () => {
    const { thread } = await aThread();
    user = await aUser(t.db);
    const id = await aChat('Mine');
    await tell();
    slack.write({ text: 'Yours', thread: slack.posts.at(-1)?.ts ?? '' });
    slack.remove(thread);
    await catchingUp(t.deps, teamChat, restless)();
    expect((await said(id)).at(-1)).toBe('Yours');
  });

  test('is asked for again when Slack has rested', async () => {
    const { id, thread } = await aThread();
    slack.write({ text: 'Later', thread });
    const rests: number[] = [];
    const full: TeamChat = {
      ...teamChat,
      answersSince: async (...asked) => {
        if (rests.length === 0) throw new TeamChatBusy(7_000);
        return teamChat.answersSince(...asked);
      },
    };
    const pace = { ...restless, rest: async (ms: number) => void rests.push(ms) };
    await catchingUp(t.deps, full, pace)();
    expect([rests[0], (await said(id)).at(-1)]).toEqual([7_000, 'Later']);
  });

  test('because Slack was overloaded is looked for at once, and the log says so', async () => {
    const { id, thread } = await aThread();
    slack.write({ text: 'Withheld', thread });
    const limited = { type: 'app_rate_limited', team_id: 'T0TEAM', api_app_id: 'A0APP' };
    const reply = await deliver({ ...limited, token: 'old', minute_rate_limited: 1_790_000_000 });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    await expect.poll(async () => (await said(id)).at(-1)).toBe('Withheld');
    expect(logged.join('')).toContain('withheld events');
  });
});

describe('the address for events', () => {
  test('answers Slack’s URL verification', async () => {
    const reply = await deliver({ type: 'url_verification', token: 'old', challenge: 'say this' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { challenge: 'say this' }]);
  });

  test.each([
    ['unsigned', () => ({ 'content-type': 'application/json' })],
    ['signed with another secret', (body: string) => signed(body, t.clock.now(), 'another')],
    [
      'signed five minutes ago',
      (body: string) => signed(body, new Date(t.clock.now().getTime() - 302_000)),
    ],
    [
      'signed for later',
      (body: string) => signed(body, new Date(t.clock.now().getTime() + 302_000)),
    ],
    ['signed for another body', () => signed('{}', t.clock.now())],
  ])('refuses what is %s', async (_what, headers) => {
    const event = { type: 'url_verification', challenge: randomUUID() };
    const reply = await deliver(event, headers(JSON.stringify(event)));
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
  expect(await teamChat.whoami()).toBe('candor in Works');
});

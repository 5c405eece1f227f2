import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TeamPost } from '../../../ports/team-chat';
import { aUser, type TestUser } from '../../../testing/factories';
import { type SlackApp, slackApp } from '../../../testing/slack/slack-app';
import { openChat, sayMore } from '../../../testing/support-calls';
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

/** What is pending for a process that died. */
const endlessly = (_said: string) => new Promise<never>(() => {});
const restless: Pace = { rest: async () => {}, isOver: () => false };
const tell = () => tellingTeam(app.t.deps, app.teamChat, restless)();
const textsOf = () => app.slack.posts.map(({ text }) => text);

describe('a ticket', () => {
  test('becomes one thread: who asks first, then every message in order, then its end', async () => {
    const id = await openChat(app.t.as(user));
    await tell();
    await sayMore(app.t.as(user), id, 'And why?');
    await app.t
      .as(app.staff)
      .post(`/api/staff/support/tickets/${id}/reply`, { message: 'From the text.' });
    await tell();
    await app.t.as(user).post(`/api/support/ticket/${id}/close`);
    await tell();
    const [root, ...below] = app.slack.posts;
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
    await openChat(app.t.as(user), '<!channel> see <https://elsewhere.example|our page> & more');
    await tell();
    expect(textsOf()[0]).toContain(
      '&lt;!channel&gt; see &lt;https://elsewhere.example|our page&gt; &amp; more',
    );
  });

  test('leaves messages too long for the channel to the console', async () => {
    const id = await openChat(app.t.as(user), 'short');
    await sayMore(app.t.as(user), id, '& '.repeat(900));
    await tell();
    const [root = '', long = ''] = textsOf();
    const end = `…\nThe rest of this message: http://localhost:3000/staff/support/${id}`;
    expect(long.length).toBeLessThanOrEqual(3_900);
    expect(long.startsWith('&amp; '.repeat(600)) && long.endsWith(end)).toBe(true);
    expect(root).not.toContain('The rest');
  });

  test('is told with a second after each post', async () => {
    const id = await openChat(app.t.as(user), 'One');
    await sayMore(app.t.as(user), id, 'Two');
    const rests: [ms: number, posts: number][] = [];
    const pace = {
      ...restless,
      rest: async (ms: number) => void rests.push([ms, app.slack.posts.length]),
    };
    await tellingTeam(app.t.deps, app.teamChat, pace)();
    await app.t.as(user).post(`/api/support/ticket/${id}/close`);
    await tellingTeam(app.t.deps, app.teamChat, pace)();
    expect(rests).toEqual([
      [1_000, 1],
      [1_000, 2],
      [1_000, 3],
    ]);
  });

  test('is reported at the rate a channel accepts, with another one alongside', async () => {
    const id = await openChat(app.t.as(user), 'One');
    await sayMore(app.t.as(user), id, 'Two');
    user = await aUser(app.t.db);
    await openChat(app.t.as(user), 'Three');
    app.slack.limit(app.t.clock);
    const pace = { ...restless, rest: async (ms: number) => app.t.clock.advance(ms) };
    await tellingTeam(app.t.deps, app.teamChat, pace)();
    expect([app.slack.posts.length, app.slack.refused()]).toEqual([3, 0]);
  });

  test('whose posts come too soon is reported all the same, each once', async () => {
    const id = await openChat(app.t.as(user), 'One');
    await sayMore(app.t.as(user), id, 'Two');
    await sayMore(app.t.as(user), id, 'Three');
    app.slack.limit(app.t.clock);
    const tellAgain = tellingTeam(app.t.deps, app.teamChat, restless);
    for (let second = 0; second < 4; second += 1) {
      await tellAgain();
      app.t.clock.advance(1_100);
    }
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual(['One', 'Two', 'Three']);
    expect(app.slack.refused()).toBe(2);
  });

  test('is continued by the next process if one stops in the middle', async () => {
    const id = await openChat(app.t.as(user), 'One');
    await sayMore(app.t.as(user), id, 'Two');
    const pace = { ...restless, isOver: () => app.slack.posts.length > 0 };
    await tellingTeam(app.t.deps, app.teamChat, pace)();
    expect(app.slack.posts).toHaveLength(1);
    await tell();
    expect(textsOf()[1]).toBe('Two');
  });

  test('is told once by several processes at the same moment', async () => {
    const id = await openChat(app.t.as(user));
    await sayMore(app.t.as(user), id, 'Two');
    await Promise.all([tell(), tell(), tell()]);
    expect(app.slack.posts).toHaveLength(2);
  });
});

describe('a post that fails', () => {
  test.each([
    ['at a broken Slack', 'broken' as const],
    ['for a moment', { refuses: 'internal_error' }],
  ])('%s is made again soon, and nothing is lost or told twice', async (_what, trouble) => {
    const id = await openChat(app.t.as(user));
    app.slack.trouble(trouble);
    await tell();
    expect(app.slack.posts).toHaveLength(0);
    await sayMore(app.t.as(user), id, 'Still here?');
    app.t.clock.advance(2_000);
    await tell();
    expect(textsOf()).toHaveLength(2);
    expect(textsOf()[1]).toBe('Still here?');
  });

  test('in a full channel lets all tickets wait for as long as Slack says', async () => {
    await openChat(app.t.as(user), 'One');
    app.t.clock.advance(1_000);
    user = await aUser(app.t.db);
    await openChat(app.t.as(user), 'Two');
    const tellAgain = tellingTeam(app.t.deps, app.teamChat, restless);
    app.slack.trouble({ waits: 40 });
    await tellAgain();
    app.t.clock.advance(39_000);
    await tellAgain();
    expect(app.slack.posts).toHaveLength(0);
    app.t.clock.advance(2_000);
    await tellAgain();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual(['One', 'Two']);
  });

  test('without a word whether it was said is looked for first', async () => {
    const id = await openChat(app.t.as(user));
    app.slack.trouble('lost');
    await tell();
    expect(app.slack.posts).toHaveLength(1);
    app.t.clock.advance(2_000);
    await tell();
    await sayMore(app.t.as(user), id, 'Two');
    app.slack.trouble('lost');
    await tell();
    app.t.clock.advance(2_000);
    await tell();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual([
      'Where do scores come from?',
      'Two',
    ]);
  });

  test('is found even behind many answers, and not among older ones', async () => {
    const id = await openChat(app.t.as(user));
    await tell();
    const thread = app.slack.posts[0]?.ts ?? '';
    for (let no = 1; no <= 450; no += 1) app.slack.write({ text: `No ${no}`, thread });
    await sayMore(app.t.as(user), id, 'Two');
    app.slack.trouble('lost');
    await tell();
    app.t.clock.advance(2_000);
    await tell();
    expect(textsOf().filter((text) => text === 'Two')).toHaveLength(1);
    const ts = app.slack.posts.at(-1)?.ts ?? '';
    const after = (s: number) => new Date((Number(ts) + s) * 1_000);
    expect(await app.teamChat.find({ id: `${id}:2`, thread }, after(50))).toBe(ts);
    expect(await app.teamChat.find({ id: `${id}:2`, thread }, after(70))).toBeNull();
  });

  test('from a process that dies before recording it is looked for, too', async () => {
    const id = await openChat(app.t.as(user));
    const deaths = {
      ...app.teamChat,
      post: async (said: TeamPost) => endlessly(await app.teamChat.post(said)),
    };
    void tellingTeam(app.t.deps, deaths, restless)();
    await expect.poll(() => app.slack.posts.length).toBe(1);
    await sayMore(app.t.as(user), id, 'Two');
    app.t.clock.advance(61_000);
    await tell();
    expect(textsOf().map((text) => text.split('\n').at(-1))).toEqual([
      'Where do scores come from?',
      'Two',
    ]);
  });

  test('for good is said in the log, with Slack’s reason and no word of the ticket', async () => {
    await openChat(app.t.as(user), 'A private matter');
    app.slack.trouble({ refuses: 'not_in_channel' });
    await tell();
    expect(app.logged.join('')).toContain('not_in_channel');
    expect(app.logged.join('')).not.toContain('private matter');
    app.t.clock.advance(599_000);
    await tell();
    expect(app.slack.posts).toHaveLength(0);
    app.t.clock.advance(2_000);
    await tell();
    expect(app.slack.posts).toHaveLength(1);
  });

  test('below a deleted thread starts a new one, which says so', async () => {
    const id = await openChat(app.t.as(user));
    await tell();
    app.slack.remove(app.slack.posts[0]?.ts ?? '');
    await sayMore(app.t.as(user), id, 'Two');
    await tell();
    app.t.clock.advance(2_000);
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

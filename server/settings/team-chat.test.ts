import { expect, test } from 'vitest';
import { teamChatSettingsOf } from './team-chat';

const all = {
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_SIGNING_SECRET: 'secret',
  SLACK_CHANNEL: 'C0SUPPORT',
};

test('without its variables there is no team chat, whatever else is set', () => {
  const env = { PORT: '3000' } as object;
  expect(teamChatSettingsOf(env)).toEqual({ settings: null, problems: [] });
});

test('three variables make one, at Slack itself unless another address is given', () => {
  expect(teamChatSettingsOf(all)).toEqual({
    settings: { botToken: 'xoxb-1', signingSecret: 'secret', channel: 'C0SUPPORT', apiBase: null },
    problems: [],
  });
  const elsewhere = teamChatSettingsOf({ ...all, SLACK_API_BASE: 'http://127.0.0.1:9/' });
  expect(elsewhere.settings?.apiBase).toBe('http://127.0.0.1:9/');
});

test.each(Object.keys(all))('without %s the others are of no use', (missing) => {
  const { problems, settings } = teamChatSettingsOf({ ...all, [missing]: undefined });
  expect(settings).toBeNull();
  expect(problems).toEqual([`${missing}: is needed beside the other SLACK_ variables`]);
});

test('an address alone is no team chat', () => {
  const { problems } = teamChatSettingsOf({ SLACK_API_BASE: 'http://127.0.0.1:9/' });
  expect(problems).toHaveLength(3);
});

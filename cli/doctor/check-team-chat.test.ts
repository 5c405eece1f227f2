import { CHANNEL } from '@candor/server/testing/slack/channel';
import { BOT_TOKEN, SIGNING_SECRET, startSlack } from '@candor/server/testing/slack/simulator';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkTeamChat } from './check-team-chat';

test('a team chat that is off is no fault', async () => {
  expect(await checkTeamChat(null)).toMatchObject({ status: 'ok' });
});

test('a wrong token, a closed channel and silence are told apart, and no token is repeated', async () => {
  const slack = await startSlack();
  const settings = (botToken: string, channel = CHANNEL) => ({
    botToken,
    channel,
    signingSecret: SIGNING_SECRET,
    apiBase: slack.url,
  });
  expect(await checkTeamChat(settings(BOT_TOKEN))).toMatchObject({
    status: 'ok',
    found: 'Slack knows us as candor in Works, and shows the channel',
  });
  const wrong = await checkTeamChat(settings('xoxb-wrong'));
  expect(wrong).toMatchObject({ status: 'fail', found: "The team's chat refuses: invalid_auth" });
  expect(findingText(wrong)).not.toContain('xoxb');
  expect(await checkTeamChat(settings(BOT_TOKEN, 'C0OTHER'))).toMatchObject({
    status: 'fail',
    found: "The team's chat refuses: channel_not_found",
  });
  await slack.close();
  expect(await checkTeamChat(settings(BOT_TOKEN))).toMatchObject({
    status: 'fail',
    found: 'Slack does not answer',
  });
});

import type { Config } from '@candor/server/config';
import { openSlack } from '@candor/server/integrations/slack/team-chat';
import { TeamChatRefused } from '@candor/server/ports/team-chat';
import type { Finding } from './check';

const SUBJECT = 'Team chat';

/** The channel in which the team answers support, if configured: it accepts us and shows us its content. */
export async function checkTeamChat(settings: Config['teamChat']): Promise<Finding> {
  if (settings === null) {
    return { status: 'ok', subject: SUBJECT, found: 'off; support answers in the console' };
  }
  const slack = openSlack(settings);
  try {
    const who = await slack.whoami();
    await slack.find({ id: 'candor doctor', thread: null }, new Date());
    return {
      status: 'ok',
      subject: SUBJECT,
      found: `Slack knows us as ${who}, and shows the channel`,
    };
  } catch (error) {
    if (error instanceof TeamChatRefused) {
      const fix =
        'Check SLACK_BOT_TOKEN and SLACK_CHANNEL: the app needs chat:write and channels:history (groups:history in a private channel), and has to be a member.';
      return { status: 'fail', subject: SUBJECT, found: error.message, fix };
    }
    return {
      status: 'fail',
      subject: SUBJECT,
      found: 'Slack does not answer',
      fix: 'Check the way to the network, and SLACK_API_BASE where it is set. Tickets wait and can be answered in the console meanwhile.',
    };
  }
}

import type { LightMyRequestResponse } from 'fastify';
import { rateLimits, supportTickets } from '../../db/schema';
import type { TeamChat } from '../../ports/team-chat';
import { aUser, type TestUser } from '../factories';
import { type TestApp, testApp } from '../test-app';
import { CHANNEL } from './channel';
import { BOT_TOKEN, SIGNING_SECRET, type SlackSimulator, signed, startSlack } from './simulator';

/** The application beside a Slack in which the team of the installation answers. */
export type SlackApp = {
  t: TestApp;
  slack: SlackSimulator;
  teamChat: TeamChat;
  staff: TestUser;
  /** What was logged for this user. */
  logged: string[];
  /** Somebody who asks, while nothing else was asked or posted. */
  newcomer(): Promise<TestUser>;
  /** Delivers an event, signed unless the headers say otherwise. */
  deliver(event: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** Starts both. */
export async function slackApp(): Promise<SlackApp> {
  const logged: string[] = [];
  const slack = await startSlack();
  const t = await testApp({
    env: {
      SLACK_BOT_TOKEN: BOT_TOKEN,
      SLACK_SIGNING_SECRET: SIGNING_SECRET,
      SLACK_CHANNEL: CHANNEL,
      SLACK_API_BASE: slack.url,
      LOG_LEVEL: 'info',
    },
    onLog: (line) => logged.push(line),
  });
  const { teamChat } = t.deps;
  if (!teamChat) throw new Error('The team chat is not configured.');
  return {
    t,
    slack,
    teamChat,
    staff: await aUser(t.db, { isStaff: true }),
    logged,
    newcomer: async () => {
      await t.db.delete(rateLimits);
      await t.db.delete(supportTickets);
      slack.posts.splice(0);
      slack.limit(null);
      logged.splice(0);
      return aUser(t.db);
    },
    deliver: (event, headers) => {
      const payload = JSON.stringify(event);
      return t.app.inject({
        method: 'POST',
        url: '/api/webhooks/support-channel',
        payload,
        headers: headers ?? signed(payload, t.clock.now()),
      });
    },
    close: async () => {
      await t.close();
      await slack.close();
    },
  };
}

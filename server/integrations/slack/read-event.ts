import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../access/same-secret';
import { type TeamAnswer, type TeamEvent, TeamSignatureRefused } from '../../ports/team-chat';
import type { TeamChatSettings } from '../../settings/team-chat';
import { jsonIn } from '../outgoing/json-in';
import { fromSlack } from './words';

/** Older ones are refused: they may have been overheard. */
const OLDEST_MS = 300_000;

const Message = z.object({
  type: z.literal('message'),
  user: z.string().min(1),
  text: z.string(),
  ts: z.string().min(1),
  thread_ts: z.string().min(1),
  subtype: z.enum(['thread_broadcast', 'file_share']).optional(),
  /** A program's: ours among them. Taking these up would answer ourselves for ever. */
  bot_id: z.undefined().optional(),
  app_id: z.string().nullish(),
});

/** Who we are there: a post may show it in more than one way, and not in each. */
export type Ourselves = { appId: string | null; users: readonly string[] };

const Callback = z.object({
  type: z.literal('event_callback'),
  api_app_id: z.string().optional(),
  authorizations: z.array(z.object({ user_id: z.string(), is_bot: z.boolean() })).catch([]),
  event: z.looseObject({ channel: z.string() }),
});

const Sent = z.union([
  z.object({ type: z.literal('url_verification'), challenge: z.string() }),
  z.object({ type: z.literal('app_rate_limited') }),
  Callback,
]);

/**
 * Parses an event of Slack's Events API and its signature (docs.slack.dev, 'Verifying requests from Slack'): only a
 * person's answer in a thread of the channel counts, besides Slack's own messages.
 *
 * @throws TeamSignatureRefused.
 */
export function readEvent(
  { signingSecret, channel }: TeamChatSettings,
  { body, signature, timestamp }: { body: string; signature: string; timestamp: string },
  now: Date,
): TeamEvent {
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  const expected = `v0=${createHmac('sha256', signingSecret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
  if (!(age <= OLDEST_MS) || !isSameSecret(signature, expected)) throw new TeamSignatureRefused();
  const { data } = Sent.safeParse(jsonIn(body));
  if (!data) return { kind: 'none' };
  if (data.type === 'url_verification') return { kind: 'challenge', challenge: data.challenge };
  if (data.type === 'app_rate_limited') return { kind: 'withheld' };
  if (data.event.channel !== channel) return { kind: 'none' };
  const answer = answerIn(data.event, channel, ourselvesIn(data));
  return answer === null ? { kind: 'none' } : { kind: 'answer', ...answer };
}

/** An event names the app that it is for, and the user as whom that reads the channel. */
function ourselvesIn({ api_app_id, authorizations }: z.infer<typeof Callback>): Ourselves {
  const bots = authorizations.filter(({ is_bot }) => is_bot);
  return { appId: api_app_id ?? null, users: bots.map(({ user_id }) => user_id) };
}

/** What a person answered in a thread of the channel; null for any other message. */
export function answerIn(message: unknown, channel: string, us: Ourselves): TeamAnswer | null {
  const { data } = Message.safeParse(message);
  if (!data || data.ts === data.thread_ts) return null;
  if (us.users.includes(data.user)) return null;
  if (typeof data.app_id === 'string' && data.app_id === us.appId) return null;
  const text = fromSlack(data.text).trim();
  return text === '' ? null : { id: `${channel}:${data.ts}`, thread: data.thread_ts, text };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type TeamAnswer, type TeamEvent, TeamSignatureRefused } from '../../ports/team-chat';
import type { TeamChatSettings } from '../../settings/team-chat';
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
});

const Sent = z.union([
  z.object({ type: z.literal('url_verification'), challenge: z.string() }),
  z.object({ type: z.literal('app_rate_limited') }),
  z.object({ type: z.literal('event_callback'), event: z.looseObject({ channel: z.string() }) }),
]);

/**
 * Reads an event of Slack's Events API and its signature (docs.slack.dev, 'Verifying requests from Slack'): only what a person
 * answered in a thread of the channel counts, beside what Slack says of itself.
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
  if (!(age <= OLDEST_MS) || !isSame(signature, expected)) throw new TeamSignatureRefused();
  const { data } = Sent.safeParse(JSON.parse(body));
  if (!data) return { kind: 'none' };
  if (data.type === 'url_verification') return { kind: 'challenge', challenge: data.challenge };
  if (data.type === 'app_rate_limited') return { kind: 'withheld' };
  const answer = data.event.channel === channel ? answerIn(data.event, channel) : null;
  return answer === null ? { kind: 'none' } : { kind: 'answer', ...answer };
}

/** What a person answered in a thread of the channel; null for any other message. */
export function answerIn(message: unknown, channel: string): TeamAnswer | null {
  const { data } = Message.safeParse(message);
  if (!data || data.ts === data.thread_ts) return null;
  const text = fromSlack(data.text).trim();
  return text === '' ? null : { id: `${channel}:${data.ts}`, thread: data.thread_ts, text };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

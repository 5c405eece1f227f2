import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type TeamEvent, TeamSignatureRefused } from '../../ports/team-chat';
import type { TeamChatSettings } from '../../settings/team-chat';
import { fromSlack } from './words';

/** Older ones are refused: they may have been overheard. */
const OLDEST_MS = 300_000;

const Message = z.object({
  type: z.literal('message'),
  channel: z.string(),
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
  z.object({ type: z.literal('event_callback'), event: Message }),
]);

/**
 * Reads an event of Slack's Events API and its signature (docs.slack.dev, 'Verifying requests from Slack'): only what a person
 * answered in a thread of the channel counts.
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
  const { ts, thread_ts: thread, text } = data.event;
  const said = fromSlack(text).trim();
  if (data.event.channel !== channel || ts === thread || said === '') return { kind: 'none' };
  return { kind: 'answer', id: `${channel}:${ts}`, thread, text: said };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

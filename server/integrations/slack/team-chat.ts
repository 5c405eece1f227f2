import { ErrorCode, LogLevel, WebClient } from '@slack/web-api';
import { z } from 'zod';
import {
  type TeamAnswer,
  type TeamChat,
  TeamChatBusy,
  TeamChatRefused,
  type TeamPost,
  TeamThreadGone,
} from '../../ports/team-chat';
import type { TeamChatSettings } from '../../settings/team-chat';
import { answerIn, type Ourselves, readEvent } from './read-event';
import { fittedToSlack } from './words';

const TIMEOUT_MS = 10_000;
const EVENT_TYPE = 'candor_message';
/** Messages that are asked for at once. */
const PAGE = 200;
/** How far our clock may be ahead of Slack's. */
const CLOCKS_MS = 60_000;

/** Temporary errors. Everything else that Slack refuses needs the operator. */
const PASSING: ReadonlySet<string> = new Set([
  'fatal_error',
  'internal_error',
  'request_timeout',
  'service_unavailable',
  'team_added_to_org',
]);

const BUSY: ReadonlySet<string> = new Set(['ratelimited', 'rate_limited']);
/** Where Slack does not say for how long. */
const BUSY_MS = 30_000;

const THREAD_GONE: ReadonlySet<string> = new Set([
  'invalid_thread_ts',
  'thread_not_found',
  'message_not_found',
]);

const Marked = z.object({
  ts: z.string(),
  metadata: z.object({
    event_type: z.literal(EVENT_TYPE),
    event_payload: z.object({ id: z.string() }),
  }),
});

/** A channel of Slack, by its Web API (docs.slack.dev). Who calls tries again later: the client itself does not. */
export function openSlack(settings: TeamChatSettings): TeamChat {
  const { botToken, channel, apiBase } = settings;
  const slack = new WebClient(botToken, {
    timeout: TIMEOUT_MS,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logLevel: LogLevel.ERROR,
    allowAbsoluteUrls: false,
    maxRequestConcurrency: 1,
    ...(apiBase !== null && { slackApiUrl: apiBase.replace(/\/*$/, '/') }),
  });
  let known: Ourselves | null = null;
  const ourselves = async (): Promise<Ourselves> => {
    if (known) return known;
    const { user_id } = await slack.auth.test();
    known = { appId: null, users: [z.string().parse(user_id)] };
    return known;
  };
  return {
    post: ({ id, thread, text, more }: TeamPost) =>
      asking(async () => {
        const { ts } = await slack.chat.postMessage({
          channel,
          text: fittedToSlack(text, more),
          mrkdwn: false,
          unfurl_links: false,
          unfurl_media: false,
          ...(thread !== null && { thread_ts: thread }),
          metadata: { event_type: EVENT_TYPE, event_payload: { id } },
        });
        return z.string().parse(ts);
      }),
    find: ({ id, thread }, since) =>
      asking(async () => {
        const oldest = tsOf(new Date(since.getTime() - CLOCKS_MS));
        const asked = { channel, limit: PAGE, oldest, include_all_metadata: true };
        const messages = messagesOf((at) =>
          thread === null
            ? slack.conversations.history({ ...asked, ...at })
            : slack.conversations.replies({ ...asked, ...at, ts: thread }),
        );
        for await (const message of messages) {
          const { data } = Marked.safeParse(message);
          if (data?.metadata.event_payload.id === id) return data.ts;
        }
        return null;
      }),
    answersSince: (thread, since) =>
      asking(async () => {
        const us = await ourselves();
        const from = since === null ? {} : { oldest: tsOf(since) };
        const asked = { channel, ts: thread, limit: PAGE, ...from };
        const answers: TeamAnswer[] = [];
        for await (const message of messagesOf((at) =>
          slack.conversations.replies({ ...asked, ...at }),
        )) {
          const answer = answerIn(message, channel, us);
          if (answer) answers.push(answer);
        }
        return answers;
      }),
    readEvent: (sent, now) => readEvent(settings, sent, now),
    whoami: () =>
      asking(async () => {
        const { user, team } = await slack.auth.test();
        return `${user} in ${team}`;
      }),
  };
}

/** A moment as Slack counts messages. */
const tsOf = (at: Date) => String(at.getTime() / 1000);

type Page = {
  messages?: readonly object[];
  response_metadata?: { next_cursor?: string };
};

/** The messages of one page after another, for as long as somebody wants more. A cursor that came before leads nowhere. */
async function* messagesOf(
  ask: (at: { cursor?: string }) => Promise<Page>,
): AsyncGenerator<object> {
  const seen = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const { messages = [], response_metadata } = await ask(cursor ? { cursor } : {});
    yield* messages;
    cursor = response_metadata?.next_cursor;
    if (!cursor) return;
    if (seen.has(cursor)) throw new Error('Slack names the same page again');
    seen.add(cursor);
  }
}

/** 429, with how many seconds to wait. */
const Limited = z.object({
  code: z.literal(ErrorCode.RateLimitedError),
  retryAfter: z.number(),
});

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const busyS = Limited.safeParse(error).data?.retryAfter;
    if (busyS !== undefined) throw new TeamChatBusy(busyS * 1000);
    const reason = refusalIn(error);
    if (reason !== null && BUSY.has(reason)) throw new TeamChatBusy(BUSY_MS);
    if (reason === null || PASSING.has(reason)) throw error;
    throw THREAD_GONE.has(reason) ? new TeamThreadGone(reason) : new TeamChatRefused(reason);
  }
}

/** Slack answers 200 also when it refuses, with its reason in a word. */
function refusalIn(error: unknown): string | null {
  const Refused = z.object({
    code: z.literal(ErrorCode.PlatformError),
    data: z.object({ error: z.string() }),
  });
  return Refused.safeParse(error).data?.data.error ?? null;
}

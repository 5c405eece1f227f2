import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One post of a channel, as the Web API shows it. */
export type SlackPost = {
  type: 'message';
  user: string;
  bot_id?: string;
  app_id?: string;
  text: string;
  ts: string;
  thread_ts?: string;
  metadata?: unknown;
};

/** What happens with the next posts in place of the truth, one each. */
export type SlackTrouble =
  /** Slack answers 200 and refuses. */
  | { refuses: string }
  /** 429: more than about one a second. */
  | { waits: number }
  /** It is said, and the answer is lost on its way. */
  | 'lost'
  /** 500, and nothing was said. */
  | 'broken';

export type SlackSimulator = {
  /** For SLACK_API_BASE. */
  url: string;
  /** The posts of the channel in order. */
  posts: SlackPost[];
  trouble(...next: SlackTrouble[]): void;
  /** From now on a channel takes one post a second by this clock, and answers 429 to each further one; null: any number. */
  limit(clock: { now(): Date } | null): void;
  /** How many posts were too soon. */
  refused(): number;
  /** The events of everything that the app itself has said, oldest first: Slack tells it of those, too. */
  echoes(): object[];
  /** Somebody of the team writes; answers the event that Slack sends of it. */
  write(said: { text: string; thread?: string; channel?: string; event?: object }): object;
  /** Deletes a post with everything below it. */
  remove(ts: string): void;
  close(): Promise<void>;
};

export const BOT_TOKEN = 'xoxb-test-token';
export const SIGNING_SECRET = 'test-signing-secret';
export const CHANNEL = 'C0SUPPORT';

const OURS = { user: 'U0BOT', bot_id: 'B0BOT', app_id: 'A0APP' } as const;
const BETWEEN_MS = 1_000;

/** Slack's Web API as far as it is used: answers 200 with `ok` also to failures, counts `ts` upwards, keeps threads and metadata. */
export async function startSlack(): Promise<SlackSimulator> {
  const posts: SlackPost[] = [];
  const troubles: SlackTrouble[] = [];
  let clock = 1_790_000_000;
  let limiter: { now(): Date } | null = null;
  let lastPostAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  /** Whether the channel takes no post yet. */
  const isTooSoon = (): boolean => {
    if (limiter === null) return false;
    const now = limiter.now().getTime();
    if (now - lastPostAt < BETWEEN_MS) return true;
    lastPostAt = now;
    return false;
  };
  const nextTs = () => {
    clock += 1;
    return `${clock}.000100`;
  };

  const methods: Record<string, (asked: Record<string, unknown>) => object> = {
    'auth.test': () => ({
      ok: true,
      user: 'candor',
      team: 'Works',
      user_id: 'U0BOT',
      bot_id: 'B0BOT',
    }),
    'chat.postMessage': ({ channel, text: said, thread_ts, metadata }) => {
      if (channel !== CHANNEL) return { ok: false, error: 'channel_not_found' };
      const isRoot = ({ ts, thread_ts: of }: SlackPost) => ts === thread_ts && of === undefined;
      if (thread_ts && !posts.some(isRoot)) {
        return { ok: false, error: 'invalid_thread_ts' };
      }
      const post: SlackPost = {
        ...{ type: 'message', ...OURS, text: String(said), ts: nextTs() },
        ...(thread_ts ? { thread_ts: String(thread_ts) } : {}),
        ...(metadata ? { metadata: parsed(metadata) } : {}),
      };
      posts.push(post);
      return { ok: true, channel, ts: post.ts, message: post };
    },
    'conversations.replies': ({ ts: root, ...asked }) => {
      const found = posts.filter(({ ts, thread_ts }) => ts === root || thread_ts === root);
      if (found.length === 0) return { ok: false, error: 'thread_not_found' };
      return pageOf(
        found.filter(({ ts }) => ts === root || isSince(ts, asked)),
        asked,
      );
    },
    'conversations.history': ({ channel, ...asked }) => {
      if (channel !== CHANNEL) return { ok: false, error: 'channel_not_found' };
      const roots = posts.filter(({ thread_ts }) => thread_ts === undefined).reverse();
      return pageOf(
        roots.filter(({ ts }) => isSince(ts, asked)),
        asked,
      );
    },
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, value: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    if (request.headers.authorization !== `Bearer ${BOT_TOKEN}`) {
      return answer(200, { ok: false, error: 'invalid_auth' });
    }
    const name = (request.url ?? '').replace('/api/', '');
    const method = methods[name];
    if (!method) return answer(200, { ok: false, error: 'unknown_method' });
    const trouble = name === 'chat.postMessage' ? troubles.shift() : undefined;
    if (trouble === 'broken') return answer(500, {});
    if (typeof trouble === 'object' && 'refuses' in trouble) {
      return answer(200, { ok: false, error: trouble.refuses });
    }
    if (typeof trouble === 'object') {
      return answer(429, { ok: false, error: 'ratelimited' }, { 'retry-after': trouble.waits });
    }
    if (name === 'chat.postMessage' && isTooSoon()) {
      refused += 1;
      return answer(429, { ok: false, error: 'ratelimited' }, { 'retry-after': 1 });
    }
    const answered = method(fieldsOf(request.headers['content-type'] ?? '', body));
    if (trouble === 'lost') return request.socket.destroy();
    return answer(200, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/`,
    posts,
    trouble: (...next) => troubles.push(...next),
    limit: (clock) => {
      limiter = clock;
      lastPostAt = Number.NEGATIVE_INFINITY;
      refused = 0;
    },
    refused: () => refused,
    echoes: () =>
      posts
        .filter(({ bot_id }) => bot_id === OURS.bot_id)
        .map((post) => told({ ...post, bot_profile: { id: OURS.bot_id, app_id: OURS.app_id } })),
    write: ({ text: said, thread, channel = CHANNEL, event = {} }) => {
      const ts = nextTs();
      posts.push({
        ...{ type: 'message', user: 'U0AGENT', text: said, ts },
        ...(thread !== undefined && { thread_ts: thread }),
        ...event,
      });
      return told({
        ...{ type: 'message', channel, user: 'U0AGENT', text: said, ts, client_msg_id: ts },
        ...(thread !== undefined && { thread_ts: thread }),
        ...event,
      });
    },
    remove: (ts) => {
      const left = posts.filter((post) => post.ts !== ts && post.thread_ts !== ts);
      posts.splice(0, posts.length, ...left);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What Slack sends of a message that came into a channel. */
function told(message: Pick<SlackPost, 'ts'> & Readonly<Record<string, unknown>>): object {
  const { ts } = message;
  return {
    ...{ token: 'old', team_id: 'T0TEAM', api_app_id: OURS.app_id, type: 'event_callback' },
    ...{ event_id: `Ev${ts}`, event_time: Math.floor(Number(ts)) },
    authorizations: [
      { team_id: 'T0TEAM', user_id: OURS.user, is_bot: true },
      { team_id: 'T0TEAM', user_id: 'U0AGENT', is_bot: false },
    ],
    event: { channel: CHANNEL, channel_type: 'channel', event_ts: ts, ...message },
  };
}

/** The headers with which Slack signs a body. */
export function signed(body: string, at: Date, secret = SIGNING_SECRET): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const hash = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return {
    ...{ 'content-type': 'application/json', 'x-slack-request-timestamp': timestamp },
    'x-slack-signature': `v0=${hash}`,
  };
}

/** Whether a post is younger than what is asked for. */
function isSince(ts: string, { oldest }: Record<string, unknown>): boolean {
  return oldest === undefined || Number(ts) > Number(oldest);
}

/** Metadata are shown to whoever asks for them alone. */
function pageOf(
  found: readonly SlackPost[],
  { cursor, limit, include_all_metadata: withMetadata }: Record<string, unknown>,
): object {
  const from = cursor ? Number(cursor) : 0;
  const end = from + Number(limit ?? 100);
  const has_more = end < found.length;
  const messages = found
    .slice(from, end)
    .map(({ metadata, ...post }) =>
      String(withMetadata) === 'true' ? { ...post, metadata } : post,
    );
  return {
    ...{ ok: true, messages, has_more },
    response_metadata: { next_cursor: has_more ? String(end) : '' },
  };
}

function fieldsOf(type: string, body: string): Record<string, unknown> {
  if (type.startsWith('application/json')) return JSON.parse(body);
  return Object.fromEntries(new URLSearchParams(body));
}

/** Forms carry what is more than a word as JSON. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

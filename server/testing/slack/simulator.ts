import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { CHANNEL, Channel, OURS, type SlackPost } from './channel';

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
  /** So many posts are on a page from now on, whatever is asked for. */
  setPageRows(rows: number): void;
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

/** Slack's Web API as far as it is used: answers 200 with `ok` also to failures, counts `ts` upwards, keeps threads and metadata. */
export async function startSlack(): Promise<SlackSimulator> {
  const channel = new Channel();
  const { posts } = channel;
  const troubles: SlackTrouble[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await text(request);
    const answer = answering(response);
    if (request.headers.authorization !== `Bearer ${BOT_TOKEN}`) {
      return answer(200, { ok: false, error: 'invalid_auth' });
    }
    const method = (request.url ?? '').replace('/api/', '');
    const isPost = method === 'chat.postMessage';
    const trouble = isPost ? troubles.shift() : undefined;
    if (trouble === 'broken') return answer(500, {});
    if (typeof trouble === 'object' && 'refuses' in trouble) {
      return answer(200, { ok: false, error: trouble.refuses });
    }
    if (typeof trouble === 'object') return answer(429, LIMITED, { 'retry-after': trouble.waits });
    if (isPost && channel.isTooSoon()) return answer(429, LIMITED, { 'retry-after': 1 });
    const asked = fieldsOf(request.headers['content-type'] ?? '', body);
    const answered = channel.call(method, asked) ?? { ok: false, error: 'unknown_method' };
    return trouble === 'lost' ? request.socket.destroy() : answer(200, answered);
  }

  const server = await serveHere(handle);
  return {
    url: `${server.origin}/api/`,
    posts,
    trouble: (...next) => troubles.push(...next),
    limit: (clock) => channel.limit(clock),
    setPageRows: (rows) => {
      channel.mostRows = rows;
    },
    refused: () => channel.refused,
    echoes: () =>
      posts
        .filter(({ bot_id }) => bot_id === OURS.bot_id)
        .map((post) => told({ ...post, bot_profile: { id: OURS.bot_id, app_id: OURS.app_id } })),
    write: ({ text: said, thread, channel: where = CHANNEL, event = {} }) => {
      const ts = channel.nextTs();
      const inThread = thread !== undefined && { thread_ts: thread };
      const post: SlackPost = { type: 'message', user: 'U0AGENT', text: said, ts };
      posts.push({ ...post, ...inThread, ...event });
      return told({ ...post, channel: where, client_msg_id: ts, ...inThread, ...event });
    },
    remove: (ts) => channel.remove(ts),
    close: server.close,
  };
}

const LIMITED = { ok: false, error: 'ratelimited' };

function answering(response: ServerResponse) {
  return (status: number, value: object, headers: Record<string, string | number> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));
}

/** What Slack sends of a message that came into a channel. */
function told(message: Pick<SlackPost, 'ts'> & Readonly<Record<string, unknown>>): object {
  const { ts } = message;
  return {
    token: 'old',
    team_id: 'T0TEAM',
    api_app_id: OURS.app_id,
    type: 'event_callback',
    event_id: `Ev${ts}`,
    event_time: Math.floor(Number(ts)),
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
    'content-type': 'application/json',
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': `v0=${hash}`,
  };
}

function fieldsOf(type: string, body: string): Record<string, unknown> {
  if (type.startsWith('application/json')) return JSON.parse(body);
  return Object.fromEntries(new URLSearchParams(body));
}

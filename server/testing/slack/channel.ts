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

export const CHANNEL = 'C0SUPPORT';

/** Whom Slack shows as the author of what the app posts. */
export const OURS = { user: 'U0BOT', bot_id: 'B0BOT', app_id: 'A0APP' } as const;

const BETWEEN_MS = 1_000;

type Asked = Record<string, unknown>;

/** A channel of a simulated Slack, with the methods of the Web API on it. */
export class Channel {
  readonly posts: SlackPost[] = [];
  /** How many posts were too soon. */
  refused = 0;
  /** So many are on a page, whatever is asked for. */
  mostRows = Number.POSITIVE_INFINITY;
  #lastTs = 1_790_000_000;
  #limiter: { now(): Date } | null = null;
  #lastPostAt = Number.NEGATIVE_INFINITY;

  /** From now on it takes one post a second by this clock; null: any number. */
  limit(clock: { now(): Date } | null): void {
    this.#limiter = clock;
    this.#lastPostAt = Number.NEGATIVE_INFINITY;
    this.refused = 0;
  }

  /** Whether it takes no post yet; then that post is refused. */
  isTooSoon(): boolean {
    if (this.#limiter === null) return false;
    const now = this.#limiter.now().getTime();
    if (now - this.#lastPostAt < BETWEEN_MS) {
      this.refused += 1;
      return true;
    }
    this.#lastPostAt = now;
    return false;
  }

  /** The time of the next post, which is its name as well. */
  nextTs(): string {
    this.#lastTs += 1;
    return `${this.#lastTs}.000100`;
  }

  /** Deletes a post with everything below it. */
  remove(ts: string): void {
    const left = this.posts.filter((post) => post.ts !== ts && post.thread_ts !== ts);
    this.posts.splice(0, this.posts.length, ...left);
  }

  /** What a method answers; null for one that is not known here. */
  call(method: string, asked: Asked): object | null {
    if (method === 'auth.test') return { ok: true, ...BOT };
    if (method === 'chat.postMessage') return this.#post(asked);
    if (method === 'conversations.replies') return this.#replies(asked);
    if (method === 'conversations.history') return this.#history(asked);
    return null;
  }

  #post({ channel, text, thread_ts, metadata }: Asked): object {
    if (channel !== CHANNEL) return { ok: false, error: 'channel_not_found' };
    const isRoot = ({ ts, thread_ts: of }: SlackPost) => ts === thread_ts && of === undefined;
    if (thread_ts && !this.posts.some(isRoot)) return { ok: false, error: 'invalid_thread_ts' };
    const post: SlackPost = {
      type: 'message',
      ...OURS,
      text: String(text),
      ts: this.nextTs(),
      ...(thread_ts ? { thread_ts: String(thread_ts) } : {}),
      ...(metadata ? { metadata: parsed(metadata) } : {}),
    };
    this.posts.push(post);
    return { ok: true, channel, ts: post.ts, message: post };
  }

  #replies({ ts: root, ...asked }: Asked): object {
    const found = this.posts.filter(({ ts, thread_ts }) => ts === root || thread_ts === root);
    if (found.length === 0) return { ok: false, error: 'thread_not_found' };
    const wanted = found.filter(({ ts }) => ts === root || isSince(ts, asked));
    return this.#pageOf(wanted, asked);
  }

  #history({ channel, ...asked }: Asked): object {
    if (channel !== CHANNEL) return { ok: false, error: 'channel_not_found' };
    const roots = this.posts.filter(({ thread_ts }) => thread_ts === undefined).reverse();
    const wanted = roots.filter(({ ts }) => isSince(ts, asked));
    return this.#pageOf(wanted, asked);
  }

  /** Metadata are shown to whoever asks for them alone. */
  #pageOf(found: readonly SlackPost[], asked: Asked): object {
    const { cursor, limit, include_all_metadata: withMetadata } = asked;
    const from = cursor ? Number(cursor) : 0;
    const end = from + Math.min(Number(limit ?? 100), this.mostRows);
    const has_more = end < found.length;
    const messages = found
      .slice(from, end)
      .map(({ metadata, ...post }) =>
        String(withMetadata) === 'true' ? { ...post, metadata } : post,
      );
    const next_cursor = has_more ? String(end) : '';
    return { ok: true, messages, has_more, response_metadata: { next_cursor } };
  }
}

const BOT = { user: 'candor', team: 'Works', user_id: OURS.user, bot_id: OURS.bot_id };

/** Whether a post is younger than what is asked for. */
function isSince(ts: string, { oldest }: Asked): boolean {
  return oldest === undefined || Number(ts) > Number(oldest);
}

/** Forms carry what is more than a word as JSON. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { MeaningVector } from '@candor/engine';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { type Embedder, EmbeddingsUnavailable } from '../../ports/embedder';
import type { EmbeddingsSettings } from '../../settings/embeddings';
import { CallFailed, callEmbeddings } from './call';
import { openPace } from './pace';

const TRY_MS = 20_000;
const WITHIN_MS = 90_000;
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A wait is longer or shorter by up to this share, so that processes do not come back together. */
const JITTER = 0.25;
const TEXTS_AT_ONCE = 96;
const CALLS_AT_ONCE = 2;
/** An endpoint that failed is left alone for a while, so that nobody else waits for it in vain. */
const RESTS_MS = 30_000;
const TRUSTED_MS = 5 * 60_000;

type Options = {
  log: Logger;
  wait?: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random?: () => number;
  now?: () => number;
};

/** Opens the embeddings endpoint of the operator. Nothing is sent until texts are. */
export function openEmbedder(settings: EmbeddingsSettings, options: Options): Embedder {
  const { log, wait = pause, random = Math.random, now = () => performance.now() } = options;
  const pace = openPace(settings.requestsPerMinute, { wait, now });
  let atOnce = TEXTS_AT_ONCE;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;

  const embedPortion = async (
    texts: readonly string[],
    until: number,
    signal: AbortSignal | undefined,
  ): Promise<MeaningVector[]> => {
    for (let tries = 1; ; tries++) {
      await pace.turn();
      const left = until - now();
      if (left <= 0 || signal?.aborted) throw new EmbeddingsUnavailable('no answer in time');
      try {
        const limit = AbortSignal.timeout(Math.ceil(Math.min(TRY_MS, left)));
        return await callEmbeddings(
          settings,
          texts,
          signal ? AbortSignal.any([limit, signal]) : limit,
        );
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (error.retry === 'smaller') {
          const half = Math.ceil(texts.length / 2);
          atOnce = Math.min(atOnce, half);
          const first = await embedPortion(texts.slice(0, half), until, signal);
          return [...first, ...(await embedPortion(texts.slice(half), until, signal))];
        }
        const ms = error.waitMs ?? backoff(tries, random);
        const isLast = tries === MOST_TRIES || now() + ms >= until;
        if (error.retry === 'none' || isLast || signal?.aborted)
          throw new EmbeddingsUnavailable(error.message);
        pace.hold(ms);
      }
    }
  };

  const embed: Embedder['embed'] = async (texts, { withinMs = WITHIN_MS, signal } = {}) => {
    if (texts.length === 0) return [];
    if (now() < restsUntil) throw new EmbeddingsUnavailable('it failed a moment ago');
    const until = now() + withinMs;
    try {
      const vectors = await inPortions(texts, atOnce, (portion) =>
        embedPortion(portion, until, signal),
      );
      answeredAt = now();
      return vectors;
    } catch (error) {
      if (!(error instanceof EmbeddingsUnavailable) || signal?.aborted) throw error;
      restsUntil = now() + RESTS_MS;
      log.warn({ reason: error.message }, 'the embeddings endpoint is not available');
      throw error;
    }
  };

  return {
    model: settings.dimensions ? `${settings.model}/${settings.dimensions}` : settings.model,
    host: new URL(settings.baseUrl).host,
    embed,
    async isAnswering() {
      if (now() < restsUntil) return false;
      if (now() - answeredAt < TRUSTED_MS) return true;
      return embed(['work'], { withinMs: 4_000 }).then(
        () => true,
        () => false,
      );
    },
  };
}

function backoff(tries: number, random: () => number): number {
  const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return ms * (1 - JITTER + 2 * JITTER * random());
}

/** The results of all portions in order, a few portions at once. After a failure no further one is sent. */
async function inPortions(
  texts: readonly string[],
  size: number,
  embed: (portion: readonly string[]) => Promise<MeaningVector[]>,
): Promise<MeaningVector[]> {
  const portions = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    texts.slice(at * size, (at + 1) * size),
  );
  const limit = pLimit(CALLS_AT_ONCE);
  const sent = portions.map((portion) => limit(embed, portion));
  const vectors = await Promise.all(sent).catch((error) => {
    limit.clearQueue();
    throw error;
  });
  const all = vectors.flat();
  const length = all[0]?.length ?? 0;
  if (all.some((vector) => vector.length !== length))
    throw new EmbeddingsUnavailable('vectors of different lengths');
  return all;
}

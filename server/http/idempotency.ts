import { createHash } from 'node:crypto';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { IDEMPOTENCY_HEADER } from '@candor/domain/api/headers';
import { AppError, OUTCOME_UNKNOWN, STILL_RUNNING, validationError } from '@candor/domain/errors';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/database';
import { type Mark, withMark } from '../db/mark-effect';
import { type Place, preparedQuery } from '../db/prepared-query';
import { idempotencyKeys } from '../db/schema';
import type { Deps } from '../deps';
import { isOutcomeUnknown } from '../infrastructure-errors';
import type { Reply } from './answer';
import type { Input } from './read-input';

type Asked = { endpoint: EndpointSpec; request: FastifyRequest; input: Input };
type Key = { userId: string; endpoint: string; key: string };
/** A key in the hands of the call that took it at a moment: whoever takes it over does so at another one. */
type Held = Key & { createdAt: Date };

const KEPT_MS = 24 * 3_600_000;
/** A day longer: a repeat that arrives at the end of the first is still compared with it. */
const FORGOTTEN_AFTER_MS = 2 * KEPT_MS;
/** No call runs longer: an older first call ended with its process, or will find that its key was taken over. */
const LONGEST_CALL_MS = 150_000;
const MAX_KEY = 255;

const StoredHeaders = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * Runs a call that creates or charges at most once per `Idempotency-Key`. A repeat gets the first response, as long
 * as the request is the same. A refused call had no effect and may be repeated. Calls without the header simply run.
 *
 * Every such call has its effect in a transaction, which notes that next to the key. So whoever repeats a call that was
 * cut off knows whether anything happened: without the note nothing did, and the repeat runs in its place.
 *
 * @throws AppError 409 if the key was used for another request, or its first call has not ended, or ended unheard.
 */
export async function onceOnly(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  asked: Asked,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  const key = keyOf(asked);
  if (!key) return answer();

  const requestHash = fingerprint(asked.input);
  const claimed = await claim(deps, key, requestHash);
  if ('earlier' in claimed) return claimed.earlier;
  const { held } = claimed;
  const reply = await orFreeAgain(deps, held, () => withMark(markOf(held), answer));
  // The call has taken effect. Without its response, a repeat is told that the outcome is unknown, which is better
  // than a second effect.
  await keep(deps, held, reply).catch((error) =>
    deps.log.error({ err: error }, 'the first response of a call could not be stored'),
  );
  return reply;
}

/** Of two calls with one key, the one that lost it while it ran for so long has no effect. */
function markOf(held: Held): Mark {
  return async (tx) => {
    const marked = await askMarked(tx, { ...held, createdAt: held.createdAt.toISOString() });
    if (marked.rowCount === 0) throw stillRunning();
  };
}

const askMarked = preparedQuery((executor, at: Place<keyof Held>) =>
  executor
    .update(idempotencyKeys)
    .set({ noEffectYet: false })
    .where(
      and(
        and(eq(idempotencyKeys.userId, at('userId')), eq(idempotencyKeys.endpoint, at('endpoint'))),
        and(eq(idempotencyKeys.key, at('key')), eq(idempotencyKeys.createdAt, at('createdAt'))),
        isNull(idempotencyKeys.status),
      ),
    ),
);

/**
 * A call that is refused had no effect, and its key is free again. So is that of one that fails, unless something of
 * it was committed or nobody can tell.
 */
async function orFreeAgain(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  held: Held,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (isOutcomeUnknown(error)) throw error;
    const isWithout = error instanceof AppError ? undefined : eq(idempotencyKeys.noEffectYet, true);
    await db
      .delete(idempotencyKeys)
      .where(and(heldBy(held), isWithout))
      // Whoever calls has to hear why the call failed, and not why this did.
      .catch((lost) =>
        log.warn({ err: lost }, 'the key of a call without effect could not be freed'),
      );
    throw error;
  }
}

function keyOf({ endpoint, request }: Asked): Key | null {
  const key = writtenKey(endpoint, request);
  const userId = request.caller?.actor.userId;
  return key === undefined || !userId ? null : { userId, endpoint: endpoint.name, key };
}

/**
 * The `Idempotency-Key` that came with a call; undefined for none, or for a call that takes none.
 *
 * @throws AppError 400 for one that is empty or too long.
 */
export function writtenKey(
  { idempotent }: EndpointSpec,
  { headers }: FastifyRequest,
): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (!idempotent || header === undefined) return undefined;
  if (typeof header === 'string' && header.trim() !== '' && header.length <= MAX_KEY) return header;
  const message = `Must be 1 to ${MAX_KEY} characters long`;
  throw validationError([{ field: IDEMPOTENCY_HEADER, message }]);
}

function fingerprint({ params, query, body, fields, files }: Input): string {
  const sent = Object.entries(files).map(([name, file]) => [
    name,
    file.name,
    file.sha256,
    file.size,
  ]);
  const text = JSON.stringify([params, query, body, fields, sent.sort()]);
  return createHash('sha256').update(text).digest('base64url');
}

const rowOf = ({ userId, endpoint, key }: Key) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

/** The key as long as this call has it and has not been answered. */
const heldBy = (held: Held) =>
  and(rowOf(held), eq(idempotencyKeys.createdAt, held.createdAt), isNull(idempotencyKeys.status));

/** Takes the key for this call, or finds the response of the first call. */
async function claim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: Key,
  requestHash: string,
): Promise<{ held: Held } | { earlier: Reply }> {
  const now = clock.now();
  const held = { ...key, createdAt: now };
  const tooOld = new Date(now.getTime() - KEPT_MS);
  if (await take(db, held, requestHash)) return { held };

  const [first] = await db.select().from(idempotencyKeys).where(rowOf(key));
  if (first && first.createdAt < tooOld) {
    await db.delete(idempotencyKeys).where(and(rowOf(key), lt(idempotencyKeys.createdAt, tooOld)));
    if (await take(db, held, requestHash)) return { held };
    // Somebody else was faster.
    throw stillRunning();
  }
  if (first && first.requestHash !== requestHash) {
    throw new AppError('conflict', {
      detail:
        'This Idempotency-Key was used for another request. Send this one with a key of its own, or repeat the first one unchanged.',
      reason: 'idempotency_key_reused',
    });
  }
  if (first && first.status !== null) {
    const headers = StoredHeaders.parse(first.headers);
    return {
      earlier: { status: first.status, headers, payload: { kind: 'json', value: first.body } },
    };
  }
  if (!first || now.getTime() - first.createdAt.getTime() <= LONGEST_CALL_MS) throw stillRunning();
  if (first.noEffectYet) {
    if (await takeOver(db, first, now)) return { held };
    throw stillRunning();
  }
  throw new AppError('conflict', {
    detail:
      'The first call with this Idempotency-Key was cut off. Look whether it took effect before you send it anew.',
    reason: OUTCOME_UNKNOWN,
  });
}

/** Takes a key that nobody has. */
async function take(db: Db, held: Held, requestHash: string): Promise<boolean> {
  const taken = await askTaken(db, { ...held, requestHash });
  return taken.length > 0;
}

const askTaken = preparedQuery((executor, at: Place<keyof Held | 'requestHash'>) =>
  executor
    .insert(idempotencyKeys)
    .values({
      userId: at('userId'),
      endpoint: at('endpoint'),
      key: at('key'),
      createdAt: at('createdAt'),
      requestHash: at('requestHash'),
      noEffectYet: true,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

/** Takes the key of a call that ended without an effect. false if it is not over, or somebody was faster. */
async function takeOver(db: Db, first: Held, now: Date): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ createdAt: now })
    .where(and(heldBy(first), eq(idempotencyKeys.noEffectYet, true)));
  return taken.rowCount === 1;
}

function stillRunning(): AppError {
  return new AppError('conflict', {
    detail:
      'The first call with this Idempotency-Key is still running. Send the same again in a second to get its answer.',
    reason: STILL_RUNNING,
    retry_after: 1,
  });
}

/** Removes first responses that no repeat gets any more. */
export async function forgetFirstResponses(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

async function keep({ db }: Pick<Deps, 'db'>, held: Held, reply: Reply): Promise<void> {
  const body = reply.payload.kind === 'json' ? reply.payload.value : null;
  await db
    .update(idempotencyKeys)
    .set({ status: reply.status, headers: reply.headers, body })
    .where(heldBy(held));
}

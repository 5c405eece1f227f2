import type { Logger } from 'pino';
import { z } from 'zod';
import { type AtsCredentials, AtsUnavailable } from '../../ports/ats';
import type { AshbySettings } from '../../settings/ats';
import { askAts, type Manners } from '../outgoing/ask-ats';
import { jsonIn } from '../outgoing/json-in';
import type { Patience } from '../outgoing/patience';
import { retryAfterMs } from '../outgoing/retry-after';
import type { Method } from './methods';
import { limitPerKey } from './per-key';
import { Declined, refusalOf } from './refusal';

/** Agents without a name are kept out by the wall in front of Ashby. */
const USER_AGENT = 'Candor/1.0';

/** Ashby names no limit of calls; so many at once of one key are fair. */
const AT_ONCE = 5;

/** How Ashby is retried. */
const MANNERS: Manners = {
  firstWaitMs: 1_000,
  jitterMs: 500,
  askedToWaitMs: ({ headers }) => retryAfterMs(headers.get('retry-after')),
};

/** Whose account it is, and until when somebody waits. */
export type Caller = { credentials: AtsCredentials; signal: AbortSignal };

/**
 * One call. Throws AtsRefused, AtsForbidden, AtsGone, AtsUnavailable (a Declined where Ashby says why), or the signal's reason.
 */
export type Call = <Schema extends z.ZodType>(
  asked: { method: Method; body: object; answer: Schema },
  caller: Caller,
) => Promise<z.infer<Schema>>;

/** Ashby answers 200 also to failures. */
const Envelope = z.object({ success: z.literal(true) });

/** The one way to Ashby's API (developers.ashbyhq.com). */
export function openCalls(
  { apiBase }: AshbySettings,
  { log, patience }: { log: Logger; patience: Patience },
): Call {
  const perKey = limitPerKey(AT_ONCE);
  return async ({ method, body, answer: schema }, { credentials, signal }) => {
    const apiKey = keyIn(credentials);
    const init = { method: 'POST', headers: headersFor(apiKey), body: JSON.stringify(body) };
    const request = { url: `${apiBase}/${method}`, init, isRepeatable: true };
    const answer = await perKey(apiKey, () =>
      askAts(request, { manners: MANNERS, patience }, signal),
    );
    const content = answer.status === 200 ? jsonIn(new TextDecoder().decode(answer.body)) : null;
    if (Envelope.safeParse(content).success) return shaped(content, schema);
    const refusal = refusalOf(method, answer);
    const code = refusal instanceof Declined ? refusal.code : null;
    log.info({ method, status: answer.status, code }, 'Ashby declines a call');
    throw refusal;
  };
}

function keyIn(credentials: AtsCredentials): string {
  if (credentials.kind === 'key') return credentials.apiKey;
  throw new TypeError('Ashby is read with a key only.');
}

function headersFor(apiKey: string): Record<string, string> {
  const user = Buffer.from(`${apiKey}:`).toString('base64');
  return {
    accept: 'application/json; version=1',
    'content-type': 'application/json',
    authorization: `Basic ${user}`,
    'user-agent': USER_AGENT,
  };
}

/** The schema's own words are not passed on: they quote what came. */
function shaped<Schema extends z.ZodType>(content: unknown, schema: Schema): z.infer<Schema> {
  const { data, success } = schema.safeParse(content);
  if (!success) throw new AtsUnavailable();
  return data;
}

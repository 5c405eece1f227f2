import type { z } from 'zod';
import { AtsUnavailable } from '../../ports/ats';

/** What Greenhouse answered, whatever its status. */
export type Answer = { status: number; headers: Headers; body: Uint8Array };

/** What is asked for to be told later is no wait any more. */
const LONGEST_WAIT_S = 3_600;

/** The body, if it is what it should be. Throws AtsUnavailable. */
export function contentOf<Schema extends z.ZodType>(
  { body }: Answer,
  schema: Schema,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    // Neither the parser's words nor the schema's are passed on: both quote what came.
    throw new AtsUnavailable();
  }
}

/** How many seconds Greenhouse asks to wait: by its own word, or until its window begins anew. */
export function retryAfterOf(answer: Answer): number | null {
  const seconds = toldIn(answer) ?? (answer.status === 429 ? windowEndsInS(answer) : null);
  return seconds === null ? null : Math.min(LONGEST_WAIT_S, Math.max(0, Math.ceil(seconds)));
}

/** How long no further call has room, in milliseconds; 0 while there is some. */
export function fullForMs(answer: Answer): number {
  if (answer.headers.get('x-ratelimit-remaining') !== '0') return 0;
  return Math.max(0, (windowEndsInS(answer) ?? 0) * 1000);
}

/** When it was answered, by Greenhouse's own clock where it tells. */
export function answeredAt({ headers }: Answer): number {
  const said = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(said) ? Date.now() : said;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function toldIn(answer: Answer): number | null {
  const after = answer.headers.get('retry-after');
  if (after === null) return null;
  const seconds = Number(after);
  if (seconds >= 0) return seconds;
  const until = Date.parse(after);
  return Number.isNaN(until) ? null : (until - answeredAt(answer)) / 1000;
}

function windowEndsInS(answer: Answer): number | null {
  const reset = Number(answer.headers.get('x-ratelimit-reset') ?? Number.NaN);
  return Number.isFinite(reset) ? reset - answeredAt(answer) / 1000 : null;
}

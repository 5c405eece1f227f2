import type { z } from 'zod';
import { AtsUnavailable } from '../../ports/ats';
import type { Answer, Manners } from '../outgoing/ask-ats';
import { retryAfterMs } from '../outgoing/retry-after';

/** How Greenhouse wants to be asked again. */
export const MANNERS: Manners = { firstWaitMs: 400, jitterMs: 250, askedToWaitMs };

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

/** For as long as it says, or until its window restarts. */
function askedToWaitMs(answer: Answer): number | null {
  const told = retryAfterMs(answer.headers.get('retry-after'), answeredAt(answer));
  return told ?? (answer.status === 429 ? windowEndsInMs(answer) : null);
}

/** How long no further call has room, in milliseconds; 0 while there is some. */
export function fullForMs(answer: Answer): number {
  if (answer.headers.get('x-ratelimit-remaining') !== '0') return 0;
  return Math.max(0, windowEndsInMs(answer) ?? 0);
}

/** When it was answered, by Greenhouse's own clock if it says so. */
export function answeredAt({ headers }: Answer): number {
  const said = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(said) ? Date.now() : said;
}

function windowEndsInMs(answer: Answer): number | null {
  const reset = Number(answer.headers.get('x-ratelimit-reset') ?? Number.NaN);
  return Number.isFinite(reset) ? reset * 1000 - answeredAt(answer) : null;
}

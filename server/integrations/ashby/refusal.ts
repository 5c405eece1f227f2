import { z } from 'zod';
import { AtsForbidden, AtsGone, AtsRefused, AtsUnavailable } from '../../ports/ats';
import type { Answer } from '../outgoing/ask-ats';
import { jsonIn } from '../outgoing/json-in';
import { type Method, scopeOf } from './methods';

/** Ashby understood the call and rejects its content; to callers who know no better, it does not answer. */
export class Declined extends AtsUnavailable {
  constructor(readonly code: string) {
    super();
    this.name = 'Declined';
  }
}

const NO_PERMISSION = 'missing_endpoint_permission';
/** What is said fits into less. */
const MOST_BYTES = 64 * 1024;

/** A refusal of the wall in front of Ashby, which never saw the key. */
const WALL = /\bcloudflare\b|\berror(?: code)?:? 1\d{3}\b/i;

/** A code is a word; anything else may repeat what was sent. */
const Code = z.string().regex(/^[a-z][a-z_]{1,60}$/);

const Told = z.object({
  errorInfo: z.object({ code: Code }).optional().catch(undefined),
  errors: z
    .array(z.union([Code, z.object({ code: Code }), z.object({ message: Code })]))
    .optional()
    .catch(undefined),
});

/** What an answer that is no success means. */
export function refusalOf(method: Method, { status, body }: Answer): Error {
  const text = new TextDecoder().decode(body.subarray(0, MOST_BYTES));
  const code = codeIn(text);
  if (code === NO_PERMISSION) return new AtsForbidden(scopeOf(method));
  if (status === 401 || status === 403) {
    return WALL.test(text) ? new AtsUnavailable() : new AtsRefused();
  }
  if (code === null) return new AtsUnavailable();
  return code.endsWith('_not_found') ? new AtsGone() : new Declined(code);
}

/** The code of a response; some are plain text. */
function codeIn(text: string): string | null {
  const { data } = Told.safeParse(jsonIn(text));
  if (data?.errorInfo) return data.errorInfo.code;
  const [first] = data?.errors ?? [];
  if (typeof first === 'object') return 'code' in first ? first.code : first.message;
  return first ?? (text.includes(NO_PERMISSION) ? NO_PERMISSION : null);
}

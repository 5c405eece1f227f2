import type { MeaningVector } from '@candor/engine';
import type { EmbeddingsSettings } from '../../settings/embeddings';
import { readBody } from '../outgoing/read-body';
import { retryAfterMs } from '../outgoing/retry-after';
import { readVectors } from './answer';

/** An answer for hundreds of texts has a few megabytes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
/** Asking again within the day does not help against these. */
const SPENT = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);

/** What to do about a call that failed: wait and try again, send less at once, or give up. */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly retry: 'later' | 'smaller' | 'none',
    /** How long the endpoint asks us to wait; null if it does not say. */
    readonly waitMs: number | null = null,
  ) {
    super(message);
    this.name = 'CallFailed';
  }
}

/**
 * One `POST /embeddings` (OpenAI API, "Create embeddings"). Redirects are refused: they would take key and texts elsewhere.
 *
 * @throws CallFailed
 */
export async function callEmbeddings(
  settings: EmbeddingsSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<MeaningVector[]> {
  const { baseUrl, apiKey, model, dimensions } = settings;
  let response: Response;
  let body: string;
  try {
    response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        input: texts,
        encoding_format: 'base64',
        ...(dimensions !== null && { dimensions }),
      }),
    });
    body = await textOf(response);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new CallFailed(isLate ? 'no answer in time' : 'no connection', 'later');
  }
  if (!response.ok) throw refusal(response, body, texts.length);
  try {
    return readVectors(JSON.parse(body), texts.length);
  } catch {
    throw new CallFailed('the answer holds no vectors', 'none');
  }
}

async function textOf(response: Response): Promise<string> {
  const body = await readBody(response, LARGEST_ANSWER);
  if (body === null) throw new CallFailed('the answer is too large', 'none');
  return body.toString('utf8');
}

function refusal(response: Response, body: string, texts: number): CallFailed {
  const { status, headers } = response;
  const code = codeOf(body);
  const message = code === null ? `status ${status}` : `status ${status}, ${code}`;
  if (code !== null && SPENT.has(code)) return new CallFailed(message, 'none');
  // Servers that take few texts at once say so with one of these.
  if (texts > 1 && (status === 413 || status === 422)) return new CallFailed(message, 'smaller');
  const isPassing = status === 408 || status === 409 || status === 429 || status >= 500;
  return new CallFailed(message, isPassing ? 'later' : 'none', isPassing ? waitOf(headers) : null);
}

/** The code of an error answer; its message is left alone, since it may repeat a text or a part of the key. */
function codeOf(body: string): string | null {
  try {
    const { error } = JSON.parse(body);
    const code: unknown = error?.code ?? error?.type;
    return typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? code : null;
  } catch {
    return null;
  }
}

/** `retry-after-ms`, or what everybody says. */
function waitOf(headers: Headers): number | null {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  return milliseconds >= 0 ? milliseconds : retryAfterMs(headers.get('retry-after'));
}

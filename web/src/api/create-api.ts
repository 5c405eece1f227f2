import type { AnswerOf, EndpointSpec } from '@candor/domain/api/endpoint';
import { ACCOUNT_SUSPENDED, OUTCOME_UNKNOWN, PROOF_REQUIRED } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { buildRequest, type LooseInput } from './build-request';
import type { CallInput } from './call-input';
import { asClientError, ClientError, isPlanLimit } from './client-error';
import { interpretError } from './interpret-error';
import { type Limits, readLimits } from './limits';
import { waitBeforeRetry } from './retry-rule';
import type { Transport, WireResponse } from './wire';

export type ApiDeps = {
  fetch: Transport;
  upload: Transport;
  /** The token of the signed-in user, read again for every attempt. */
  token: () => string | null;
  /** A call that carried `token` was answered 401. */
  onUnauthorized: (token: string, endpoint: string) => void;
  onLimits: (limits: Limits) => void;
  /** A response said that the plan is insufficient, whoever made the call. */
  onPlanLimit?: (error: ClientError) => void;
  /** An answer said that the account was suspended. */
  onSuspended?: () => void;
  /** Asks the user to prove their identity again; false if they declined. Without it nobody is asked. */
  prove?: () => Promise<boolean>;
  sleep: (milliseconds: number) => Promise<void>;
  newKey: () => string;
};

export type Download = { blob: Blob; filename: string | null };

export type Api = {
  /** Calls an endpoint of the contract and returns what its schema parses. Throws `ClientError`. */
  call: <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) => Promise<AnswerOf<E>>;
  /** Calls an endpoint that answers a file. Throws `ClientError`. */
  download: <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) => Promise<Download>;
};

/** The one way to the server: retries, timeouts, error reading and limit headers in one place. */
export function createApi(deps: ApiDeps): Api {
  /**
   * The keys of calls that were cut off, each with the key that takes its place: the server will never run the old one, and
   * whoever sends the same again has been asked to check first.
   */
  const successors = new Map<string, string>();

  function keyFor(endpoint: EndpointSpec, { idempotencyKey: asked }: LooseInput) {
    if (!endpoint.idempotent) return undefined;
    return asked === undefined ? deps.newKey() : (successors.get(asked) ?? asked);
  }

  async function send(endpoint: EndpointSpec, input: LooseInput): Promise<WireResponse> {
    const idempotencyKey = keyFor(endpoint, input);
    let proven = false;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(endpoint, { ...input, idempotencyKey });
      } catch (thrown) {
        if (input.signal?.aborted) throw thrown;
        const error = asClientError(thrown);
        if (error.body?.reason === OUTCOME_UNKNOWN && input.idempotencyKey !== undefined)
          successors.set(input.idempotencyKey, deps.newKey());
        if (error.body?.reason === PROOF_REQUIRED && !proven && deps.prove) {
          proven = await deps.prove();
          if (proven) continue;
        }
        if (input.once || (input.tellsLimit && error.code === 'rate_limited')) throw error;
        const wait = waitBeforeRetry({
          method: endpoint.method,
          reads: endpoint.reads,
          hasIdempotencyKey: idempotencyKey !== undefined,
          tries,
          error,
        });
        if (wait === null) throw error;
        await deps.sleep(wait);
      }
    }
  }

  async function attempt(endpoint: EndpointSpec, input: LooseInput): Promise<WireResponse> {
    const { access } = endpoint;
    const token = access.kind === 'account' ? deps.token() : null;
    const shown = access.kind === 'public' && access.knowsVisitor ? deps.token() : token;
    const transport = endpoint.form ? deps.upload : deps.fetch;
    const response = await transport(buildRequest(endpoint, input, shown));
    deps.onLimits(readLimits(response.header));
    if (response.status >= 200 && response.status < 300) return response;
    if (response.status === 401 && token) deps.onUnauthorized(token, endpoint.name);
    const { status, statusText, header } = response;
    const error = interpretError({
      status,
      statusText,
      header,
      text: await response.body.text(),
      signedIn: token !== null,
    });
    if (isPlanLimit(error)) deps.onPlanLimit?.(error);
    if (error.body?.reason === ACCOUNT_SUSPENDED) deps.onSuspended?.();
    throw error;
  }

  return {
    call: async (endpoint, input) => {
      const response = await send(endpoint, input);
      return readAnswer(endpoint, response);
    },
    download: async (endpoint, input) => {
      const response = await send(endpoint, input);
      return { blob: response.body, filename: filenameOf(response.header('Content-Disposition')) };
    },
  };
}

/**
 * The response as parsed by its schema. What the contract does not allow is an error, not a guess. A page instead of
 * a response comes from a host that serves our files and knows of no server behind them.
 */
async function readAnswer<E extends EndpointSpec>(
  endpoint: E,
  { status, header, body }: WireResponse,
): Promise<AnswerOf<E>> {
  const { ok } = endpoint;
  if (!('body' in ok)) return undefined as AnswerOf<E>;
  if (header('Content-Type')?.startsWith('text/html')) {
    throw new ClientError({ code: 'unknown', message: messages.unknownBackend });
  }
  const text = await body.text();
  try {
    const schema = (status === 202 && ok.unfinished) || ok.body;
    return schema.parse(JSON.parse(text)) as AnswerOf<E>;
  } catch (cause) {
    throw new ClientError({ code: 'unknown', cause });
  }
}

function filenameOf(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

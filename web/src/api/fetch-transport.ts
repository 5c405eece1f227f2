import { ClientError } from './client-error';
import { takeFirstRead } from './first-reads';
import type { Transport, WireRequest } from './wire';

/**
 * Carries requests with `fetch`; the timeout covers the whole answer, body included. A file on a slow line needs more time than
 * one fixed limit gives: there it starts again with every part that arrives.
 */
export const fetchTransport: Transport = async (request) => {
  const clock = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = () => {
    clearTimeout(timer);
    timer = setTimeout(() => clock.abort(), request.timeout);
  };
  patience();
  const signal = request.signal ? AbortSignal.any([request.signal, clock.signal]) : clock.signal;
  try {
    const { url, method, headers } = request;
    const asked = takeFirstRead(request);
    const response = await (asked
      ? Promise.race([asked, endOf(signal)])
      : fetch(url, { method, headers, body: request.body, signal, keepalive: outlives(request) }));
    const arriving = request.file ? watched(response, patience) : response;
    const body = await Promise.race([arriving.blob(), endOf(signal)]);
    return {
      status: response.status,
      statusText: response.statusText,
      header: (name) => response.headers.get(name),
      body,
    };
  } catch (cause) {
    if (clock.signal.aborted) throw new ClientError({ code: 'timeout', cause });
    if (request.signal?.aborted) throw cause;
    throw new ClientError({ code: 'network_error', cause });
  } finally {
    clearTimeout(timer);
  }
};

/** What goes on without its page may hold 64 KB by the rules of the web; larger ones would not be sent at all. */
const MOST_TO_OUTLIVE = 20_000;

function outlives({ outlives: wanted, body }: WireRequest): boolean {
  return wanted === true && typeof body === 'string' && body.length < MOST_TO_OUTLIVE;
}

/** The same response; observers see every part of its body. */
function watched({ body, headers }: Response, heard: () => void): Response {
  if (!body) return new Response(null, { headers });
  const watching = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, passage) {
      heard();
      passage.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(watching), { headers });
}

/** Rejects when the signal ends, for operations that were started without it. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

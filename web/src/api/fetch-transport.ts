import { ClientError } from './client-error';
import type { Transport } from './wire';

/** Carries requests with `fetch`; the timeout covers the whole answer, body included. */
export const fetchTransport: Transport = async (request) => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), request.timeout);
  const signal = request.signal ? AbortSignal.any([request.signal, clock.signal]) : clock.signal;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal,
    });
    const body = await response.blob();
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

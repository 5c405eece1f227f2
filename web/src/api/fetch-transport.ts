import { ClientError } from './client-error';
import { takeFirstRead } from './first-reads';
import type { Transport } from './wire';

/** Carries requests with `fetch`; the timeout covers the whole answer, body included. */
export const fetchTransport: Transport = async (request) => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), request.timeout);
  const signal = request.signal ? AbortSignal.any([request.signal, clock.signal]) : clock.signal;
  try {
    const { url, method, headers } = request;
    const asked = takeFirstRead(request);
    const response = await (asked
      ? Promise.race([asked, endOf(signal)])
      : fetch(url, { method, headers, body: request.body, signal }));
    const body = await Promise.race([response.blob(), endOf(signal)]);
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

/** Rejects when the signal ends; for what was begun without it. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

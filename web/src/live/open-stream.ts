import { live } from '@candor/domain/api/live';
import { LiveEvent } from '@candor/domain/model/live';
import { createParser } from 'eventsource-parser';
import { asClientError, ClientError } from '../api/client-error';

export type StreamRequest = {
  token: string;
  /** The last event that was seen, so that the server can go on from there; null at first. */
  lastEventId: string | null;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: LiveEvent, id: string | null) => void;
  /** The server's own wish for the pause before the next try, in milliseconds. */
  onPause: (milliseconds: number) => void;
};

/** Follows the stream until it ends. Throws `ClientError` if it is refused, cut off or silent for too long. */
export type OpenStream = (request: StreamRequest) => Promise<void>;

/** The server sends a sign of life every 15 s; a stream that misses three is dead, whatever the connection says. */
const SILENCE_MS = 45_000;

/** The stream over `fetch`: unlike the browser's own event source it can carry the bearer header. */
export function openStreamAt(origin: string): OpenStream {
  return async (request) => {
    const silence = new AbortController();
    const signal = AbortSignal.any([request.signal, silence.signal]);
    try {
      const response = await fetch(origin + live.stream.path, {
        headers: headersOf(request),
        signal,
      });
      if (!response.ok || !response.body) throw refusalOf(response);
      request.onOpen();
      await readBody(response.body, request, silence);
    } catch (cause) {
      if (request.signal.aborted) return;
      if (cause instanceof ClientError) throw cause;
      throw new ClientError({ code: 'network_error', cause });
    }
  };
}

function headersOf({ token, lastEventId }: StreamRequest): Record<string, string> {
  return {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${token}`,
    ...(lastEventId && { 'Last-Event-ID': lastEventId }),
  };
}

function refusalOf(response: Response): ClientError {
  const code = response.status === 401 ? 'authentication_required' : 'service_unavailable';
  return new ClientError({ code, status: response.status });
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  { onEvent, onPause }: StreamRequest,
  silence: AbortController,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data, id }) => {
      const event = readEvent(data);
      if (event) onEvent(event, id ?? null);
    },
    onRetry: onPause,
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    } finally {
      clearTimeout(timer);
    }
  }
}

/** One event; null for a kind that only a newer version of this page knows. */
function readEvent(data: string): LiveEvent | null {
  try {
    return LiveEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch (error) {
    throw asClientError(error);
  }
}

import type { LiveEvent } from '@candor/domain/model/live';
import type { OpenStream, StreamRequest } from '../live/open-stream';

/** A stream of events that a test sends by hand. */
export function handStream() {
  let current: StreamRequest | null = null;
  let cut: (error: Error) => void = () => undefined;
  const openStream: OpenStream = (request) => {
    current = request;
    request.onOpen();
    return new Promise((done, fail) => {
      cut = fail;
      request.signal.addEventListener('abort', () => done());
    });
  };
  return {
    openStream,
    /** Whether somebody listens. */
    isOpen: () => current !== null && !current.signal.aborted,
    send: (event: LiveEvent) => current?.onEvent(event, null),
    cut: () => cut(new Error('The line was cut')),
  };
}

import { LiveEvent } from '@candor/domain/model/live';

/** One event as it came over the wire. */
export type HeardEvent = { id: string; data: LiveEvent };

/** A stream that a test follows. */
export type Heard = {
  status: number;
  /** Everything so far. */
  events: HeardEvent[];
  /** Resolves once an event is as wished; the test's own time limit ends the waiting. */
  until(wished: (event: LiveEvent) => boolean): Promise<HeardEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
};

/** Follows a stream of live events. */
export async function readEvents(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<Heard> {
  const leaving = new AbortController();
  const reply = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  });
  const events: HeardEvent[] = [];
  const waiting = new Set<() => void>();
  const read = async () => {
    let text = '';
    for await (const chunk of reply.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.flatMap(parseBlock));
      for (const look of waiting) look();
    }
  };
  const ended = read().catch((error) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    status: reply.status,
    events,
    ended,
    leave: () => leaving.abort(),
    until: (wished) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find(({ data }) => wished(data));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

function parseBlock(block: string): HeardEvent[] {
  const [, id = '', data] = /^id: (.*)\ndata: (.*)$/s.exec(block) ?? [];
  return data === undefined ? [] : [{ id, data: LiveEvent.parse(JSON.parse(data)) }];
}

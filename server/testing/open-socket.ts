import { supportSocket } from '@candor/domain/api/support';
import { ServerSocketMessage } from '@candor/domain/model/support';
import { WebSocket } from 'ws';

/** A chat window that a test holds open. */
export type OpenSocket = {
  /** Everything so far. */
  heard: ServerSocketMessage[];
  /** Resolves once a message is as wished; the test's own time limit ends the waiting. */
  until(wished: (message: ServerSocketMessage) => boolean): Promise<ServerSocketMessage>;
  say(frame: string | Uint8Array): void;
  /** Reads nothing more until it is resumed, as a machine that sleeps. */
  pause(): void;
  resume(): void;
  /** The code that it ended with. */
  ended: Promise<number>;
  leave(): void;
};

type Wishes = { token: string | null; ticketId: string; origin?: string };

/** Opens the socket of a ticket at a server that listens. */
export function openSocket(server: string, { token, ticketId, origin }: Wishes): OpenSocket {
  const url = server.replace(/^http/, 'ws') + supportSocket.path.replace(':ticketId', ticketId);
  const offered = token === null ? [] : [`${supportSocket.tokenPrefix}${token}`];
  const socket = new WebSocket(url, [supportSocket.protocol, ...offered], {
    ...(origin !== undefined && { origin }),
  });
  const heard: ServerSocketMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    heard.push(ServerSocketMessage.parse(JSON.parse(String(data))));
    for (const look of waiting) look();
  });
  const ended = new Promise<number>((resolve, reject) => {
    socket.once('close', resolve);
    socket.once('error', reject);
  });
  return {
    heard,
    ended,
    say: (frame) => socket.send(frame),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    leave: () => socket.close(1000),
    until: (wished) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(wished);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

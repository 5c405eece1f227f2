import { supportSocket } from '@candor/domain/api/support';
import { ClientSocketMessage } from '@candor/domain/model/support';
import type { Deps } from '../../../deps';
import type { ServeSocket } from '../../../http/serve-socket';
import { createChatHub } from './hub';
import { keepAlive } from './keep-alive';

/** The socket of a ticket's chat. */
export function serveChat(serveSocket: ServeSocket, deps: Deps): void {
  const hub = createChatHub(deps);
  serveSocket(supportSocket, async ({ actor, params, line }) => {
    const { userId, sessionId } = actor;
    const { say, sent, hangUp } = line;
    const alive = keepAlive(deps.clock, {
      say,
      silent: () => hangUp(supportSocket.codes.idle),
    });
    line.onEnd(alive.stop);
    line.onMessage((message) => {
      alive.heard();
      const { data } = ClientSocketMessage.safeParse(message);
      if (data?.type === 'ping') say({ type: 'pong', timestamp: deps.clock.now().toISOString() });
    });
    const { ticketId = '' } = params;
    const { begun, leave } = hub.join({ userId, sessionId, ticketId, say, sent, hangUp });
    line.onEnd(leave);
    await begun;
  });
}

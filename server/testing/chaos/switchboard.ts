import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One port that leads to another one, as a load balancer in front of a primary and its replica does. */
export type Switchboard = {
  port: number;
  /** Leads whoever calls from now on to this port, and cuts all others off. */
  lead(port: number): void;
  close(): Promise<void>;
};

/** Opens a port of this machine that leads to another one of it. */
export async function openSwitchboard(first: number): Promise<Switchboard> {
  let target = first;
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((caller) => {
    const called = connect(target, '127.0.0.1');
    keep(caller, called);
    keep(called, caller);
    caller.pipe(called).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    lead: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}

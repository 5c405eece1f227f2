import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A port of this machine in front of another one. */
export type Forwarder = {
  port: number;
  /** Cuts everybody off who is connected. */
  cut(): void;
  close(): Promise<void>;
};

/** Opens such a port. `callOn` connects a caller further and hands on what both say; either of them ends with the other. */
export async function openForwarder(callOn: (caller: Socket) => Socket): Promise<Forwarder> {
  const open = new Set<Socket>();
  const endWith = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((caller) => {
    const called = callOn(caller);
    endWith(caller, called);
    endWith(called, caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}

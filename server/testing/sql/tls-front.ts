import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export type TlsFront = { port: number; close(): void };

/** Stands before a PostgreSQL server without TLS, and offers it as that protocol does: the client asks, one letter answers. */
export async function startTlsFront(
  port: number,
  certificate: { cert: string; key: string },
): Promise<TlsFront> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write('S');
      const inside = new TLSSocket(socket, { isServer: true, ...certificate });
      const database = connect(port, '127.0.0.1');
      inside.on('error', () => database.destroy());
      database.on('error', () => inside.destroy());
      inside.pipe(database).pipe(inside);
    });
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return {
    port: address.port,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

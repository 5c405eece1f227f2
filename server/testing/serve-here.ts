import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that stands in for a service elsewhere. */
export type LocalServer = { origin: string; close(): Promise<void> };

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Answers calls on this port, or on a free one. Where answering throws, the caller gets 500 and why. */
export async function serveHere(answer: Answer, port = 0): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

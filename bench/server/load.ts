import { Agent, get } from 'node:http';
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { percentile } from '../measure';

/** How one address answered under load; times are milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

/** What one connection asks for, again and again. */
export type Asked = { url: string; headers: Readonly<Record<string, string>> };

/**
 * Asks again and again over so many kept connections, each with one request at a time, for so long. The connections
 * take their turns among the `asked`.
 *
 * @throws at the first answer that is not 200.
 */
export async function loadOn(
  asked: readonly Asked[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new OneBufferAgent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const deadline = start + seconds * 1_000;
  const askOn = async (one: Asked): Promise<void> => {
    while (performance.now() < deadline) {
      const start = performance.now();
      await ask(one, agent);
      times.push(performance.now() - start);
    }
  };
  try {
    const rounds = Math.ceil(connections / asked.length);
    const each = Array.from({ length: rounds }, () => asked).flat();
    await Promise.all(each.slice(0, connections).map(askOn));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - start) / 1_000;
  return {
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

function ask({ url, headers }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent }, (reply) => {
      reply.resume();
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${reply.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}

/** What arrives is not kept, so all connections read into the same. */
const BUFFER = Buffer.alloc(64 * 1024);

/**
 * An agent whose connections allocate nothing for what they read. A new buffer for each packet makes the collector stop
 * this process many times a second, and all who wait for an answer at such a moment are counted as slow answers of the
 * server.
 */
class OneBufferAgent extends Agent {
  override createConnection(options: TcpNetConnectOpts): Socket {
    const socket: Socket = connect({
      ...options,
      onread: {
        buffer: BUFFER,
        callback: (length) => socket.emit('data', BUFFER.subarray(0, length)),
      },
    });
    return socket;
  }
}

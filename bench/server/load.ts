import { Agent, get } from 'node:http';
import { percentile } from '../measure';

/** How one address answered under load; times are milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

/**
 * Asks the same address again and again over so many kept connections, each with one request at a
 * time, for so long.
 *
 * @throws at the first answer that is not 200.
 */
export async function loadOn(
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  const deadline = start + seconds * 1_000;
  const askOn = async (): Promise<void> => {
    while (performance.now() < deadline) {
      const asked = performance.now();
      await ask(url, headers, agent);
      times.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askOn));
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

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
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

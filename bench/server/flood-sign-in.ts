import { Agent, request } from 'node:http';
import { accounts } from '@candor/domain/api/accounts';

/** How often each status was answered, and for how many seconds it was asked. */
export type FloodAnswers = { counts: Map<number, number>; seconds: number };

export type Flood = {
  /** Ends it once all that is under way is answered. Throws where anything but a refusal was answered. */
  stop(): Promise<FloodAnswers>;
};

/** A wrong password, an account that takes no more guesses or a place that does not, a line that is full. */
const REFUSALS = new Set([401, 429, 503]);
const PLACES = 200;
/** More than any run guesses at, so that no account is asked for often enough to be refused before its password is looked at. */
const GUESSED_ACCOUNTS = 5_000;

/**
 * Guesses passwords over so many kept connections, each with one guess at a time, from 200 addresses as a trusted proxy
 * would name them and at ever other accounts.
 */
export function floodSignIn(address: string, connections: number): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = new Map<number, number>();
  const start = performance.now();
  let isOver = false;
  let guesses = 0;
  const guessOn = async (): Promise<void> => {
    while (!isOver) {
      guesses += 1;
      const status = await guess(`${address}${accounts.login.path}`, guesses, agent);
      if (!REFUSALS.has(status)) throw new Error(`A wrong password was answered ${status}.`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: connections }, guessOn));
  // Whoever stops it hears of the failure; until then nobody waits for it.
  all.catch(() => {});
  return {
    stop: async () => {
      isOver = true;
      try {
        await all;
      } finally {
        agent.destroy();
      }
      return { counts, seconds: (performance.now() - start) / 1_000 };
    },
  };
}

/** Posts one wrong password and answers the status. */
function guess(url: string, n: number, agent: Agent): Promise<number> {
  const place = n % PLACES;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${Math.floor(place / 100) + 100}.${place % 100}`,
  };
  const email = `guessed-${n % GUESSED_ACCOUNTS}@example.org`;
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', headers, agent }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    post.on('error', reject);
    post.end(JSON.stringify({ email, password: `wrong ${n}` }));
  });
}

import { users } from '@candor/domain/api/users';
import { median } from '../measure';
import { compareLoads } from '../print/loads';
import { atMost, type Verdict } from '../print/verdict';
import { type FloodAnswers, floodSignIn } from '../server/flood-sign-in';
import { type Load, loadOn } from '../server/load';
import { openAccount } from '../server/open-account';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROUNDS = 5;
const SECONDS = 3;
const GUESSERS = 50;
/** A few people who work, and as many as `reads` has. */
const READERS = [5, 50];
/** The most that the slowest answers may take longer. */
const OF_IDLE = 3;

type Rounds = { idle: Load[]; flooded: Load[]; answers: FloodAnswers[] };

/** What somebody who is signed in waits for while others guess passwords, beside the same wait while nobody does. */
export const floodPart: Part = {
  name: 'flood',
  title: `Guessing: GET quota-status, signed in, while ${GUESSERS} connections guess passwords`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch, { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const headers = { authorization: `Bearer ${await openAccount(server)}` };
      const url = `${server.address}${users.quotaStatus.path}`;
      const verdicts: Verdict[] = [];
      for (const connections of READERS) {
        const read = (): Promise<Load> =>
          loadOn([{ url, headers }], { connections, seconds: SECONDS });
        verdicts.push(report(connections, await inTurns(server.address, read)));
      }
      return verdicts;
    } finally {
      await server.stop();
    }
  },
};

/** Reads without and with a flood in turns; the first round warms both and is not counted. */
async function inTurns(address: string, read: () => Promise<Load>): Promise<Rounds> {
  const rounds: Rounds = { idle: [], flooded: [], answers: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const idle = await read();
    const flood = floodSignIn(address, GUESSERS);
    const flooded = await read();
    const answers = await flood.stop();
    if (round === 0) continue;
    rounds.idle.push(idle);
    rounds.flooded.push(flooded);
    rounds.answers.push(answers);
  }
  return rounds;
}

function report(readers: number, { idle, flooded, answers }: Rounds): Verdict {
  const perSecond = (status: number): string =>
    median(answers.map(({ counts, seconds }) => (counts.get(status) ?? 0) / seconds)).toFixed(0);
  const ratio = compareLoads(
    `${readers} readers`,
    { label: 'nobody guesses', loads: idle },
    { label: 'under the flood', loads: flooded },
  );
  console.log(
    `  guesses a second: ${perSecond(401)} hashed and refused (401), ` +
      `${perSecond(429)} too often (429), ${perSecond(503)} in a full line (503)\n`,
  );
  return atMost(`p99 of ${readers} readers, of idle`, ratio, OF_IDLE, { unit: 'x' });
}

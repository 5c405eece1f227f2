import { accounts } from '@candor/domain/api/accounts';
import { median } from '../measure';
import { mannWhitney } from '../metrics/mann-whitney';
import { table } from '../print/table';
import { atLeast, atMost, type Verdict } from '../print/verdict';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ADDRESSES = 200;
/** Each call comes from another place, as a trusted proxy would name it, so that no limit answers in its stead. */
const TRUSTED = { TRUSTED_PROXIES: '127.0.0.1' };
/** Below this, the times of the two kinds differ by more than chance. */
const CHANCE = 0.01;

type Answer = { status: number; body: string; ms: number };
type Call = { name: string; path: string; body: (email: string) => object };

const CALLS: readonly Call[] = [
  {
    name: 'sign-in with a wrong password',
    path: accounts.login.path,
    body: (email) => ({ email, password: 'wrong, wrong Passw0rd!' }),
  },
  {
    name: 'a reset of the password',
    path: accounts.requestPasswordReset.path,
    body: (email) => ({ email }),
  },
  {
    name: 'another confirmation mail',
    path: accounts.resendConfirmation.path,
    body: (email) => ({ email }),
  },
];

/** Whether a stranger can tell from answers, or from how long they take, which addresses have an account. */
export const accountEnumerationPart: Part = {
  name: 'account-enumeration',
  title: `Who has an account: ${ADDRESSES} addresses with and ${ADDRESSES} without one, in turns`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch, TRUSTED);
    try {
      const ask = caller(server.address);
      for (let n = 0; n < ADDRESSES; n += 1) await register(ask, known(n));
      const rows: string[][] = [];
      const verdicts: Verdict[] = [];
      for (const call of CALLS) {
        const compared = await compare(ask, call);
        rows.push(compared.row);
        verdicts.push(...compared.verdicts);
      }
      console.log(table(['', 'with, ms', 'without, ms'], rows));
      return verdicts;
    } finally {
      await server.stop();
    }
  },
};

const known = (n: number): string => `known-${n}@example.org`;
const unknown = (n: number): string => `unknown-${n}@example.org`;

async function compare(
  ask: Ask,
  { name, path, body }: Call,
): Promise<{ row: string[]; verdicts: Verdict[] }> {
  const withAccount: Answer[] = [];
  const without: Answer[] = [];
  for (let n = 0; n < ADDRESSES; n += 1) {
    // Who goes first changes, so that neither has the warmer caches.
    const turns = [
      async () => withAccount.push(await ask(path, body(known(n)))),
      async () => without.push(await ask(path, body(unknown(n)))),
    ];
    for (const turn of n % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  const times = [withAccount, without].map((answers) => answers.map(({ ms }) => ms));
  const p = mannWhitney(times[0] ?? [], times[1] ?? []);
  const spoken = new Set([...withAccount, ...without].map((one) => `${one.status} ${one.body}`));
  return {
    row: [name, ...times.map((some) => median(some).toFixed(2))],
    verdicts: [
      atLeast(`${name}: how likely chance alone parts the times`, p, CHANCE, { digits: 3 }),
      atMost(`${name}: different answers`, spoken.size, 1),
    ],
  };
}

type Ask = (path: string, body: object) => Promise<Answer>;

function caller(address: string): Ask {
  let calls = 0;
  return async (path, body) => {
    calls += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${calls % 250}`,
    };
    const started = performance.now();
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, body: withoutId(text), ms: performance.now() - started };
  };
}

/** Each error has an id of its own. */
function withoutId(text: string): string {
  return text.replace(/"request_id":"[^"]*"/, '');
}

async function register(ask: Ask, email: string): Promise<void> {
  const { status, body } = await ask(accounts.register.path, {
    email,
    password: 'a long enough Passw0rd!',
    full_name: 'Bench Mark',
  });
  if (status !== 201 && status !== 200) throw new Error(`Registering answered ${status}: ${body}`);
}

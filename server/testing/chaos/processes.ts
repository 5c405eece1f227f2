import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../run-server';

/** The built product, as an operator runs it; a stale build is renewed first. */
const CANDOR = fileURLToPath(new URL('../../../cli/bin/candor.mjs', import.meta.url));

/** What a process loads first whose clock is to jump. */
export const JUMPING_CLOCK = new URL('./jumping-clock.mjs', import.meta.url).href;

export type Surroundings = {
  /** null for a PostgreSQL of its own. */
  databaseUrl: string | null;
  dataDir: string;
  /** Another build than this one, by its command. */
  candor?: string;
  /** By how much the clock of a process is set when it is told to, forward or back. */
  clockJumpMs?: number;
  /** Settings beside these. */
  env?: Readonly<Record<string, string>>;
};

/** One real process of the product. */
export type ServerProcess = {
  /** Where it listens; empty for a worker. */
  address: string;
  /** Ends it without a word, as a power switch would. */
  kill(): Promise<void>;
  /** Takes its time away, as a machine that is suspended would. */
  freeze(): void;
  /** Gives it back: the process goes on as if nothing had happened. */
  thaw(): void;
  /** Sets its clock, or sets it right again; only for one that was started with a jump. */
  jump(): void;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
  /** Whether it has not ended. */
  alive(): boolean;
};

/** Starts a process and waits until it says that it is ready. Throws with its last words when it ends before. */
export async function startProcess(role: Role, around: Surroundings): Promise<ServerProcess> {
  const { clockJumpMs } = around;
  const first = clockJumpMs === undefined ? [] : ['--import', JUMPING_CLOCK];
  const command = [...first, around.candor ?? CANDOR, 'serve', '--role', role];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: around.databaseUrl ?? '',
      DATA_DIR: around.dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      // A campaign asks far more often than a person.
      REQUESTS_PER_MINUTE: '1000000',
      ...(clockJumpMs !== undefined && { CLOCK_JUMP_MS: String(clockJumpMs) }),
      ...around.env,
    },
  });
  const said = await readiness(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    const [code] = await exit;
    return typeof code === 'number' ? code : null;
  };
  return {
    address: /running on (\S+)/.exec(said)?.[1] ?? '',
    kill: async () => {
      await end('SIGKILL');
    },
    freeze: () => {
      child.kill('SIGSTOP');
    },
    thaw: () => {
      child.kill('SIGCONT');
    },
    jump: () => {
      child.kill('SIGUSR2');
    },
    stop: () => end('SIGTERM'),
    alive: () => child.exitCode === null && child.signalCode === null,
  };
}

function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (/Candor is (running on|working)/.test(said)) resolve(said);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The process ended before it was ready: ${said}`)));
  });
}

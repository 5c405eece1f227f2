import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The bundle that people run; `global-setup` keeps it fresh. */
const COMMAND = fileURLToPath(new URL('../dist/candor.mjs', import.meta.url));

/** What a run of the command printed and how it ended. */
export type Run = { code: number | null; output: string; messages: string };

type Surroundings = { input?: string; env?: Record<string, string>; cwd?: string };

/** Starts the real command; the caller talks to it and ends it. */
export function startCandor(
  args: readonly string[],
  { env = {}, cwd }: Surroundings = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [COMMAND, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
}

/** Where a started `candor serve` listens, once it says so. Throws an Error with all that it said when it ends before. */
export function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.]+:\d{2,5}/.exec(said)?.[0];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('close', () => reject(new Error(`It did not start: ${said}`)));
  });
}

/** Runs the real command to its end. */
export async function runCandor(
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<Run> {
  const child = startCandor(args, surroundings);
  child.stdin.end(surroundings.input ?? '');
  const [output, messages, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    }),
  ]);
  return { code, output, messages };
}

/** The lines of a text of JSON Lines, parsed. */
export function jsonLines(output: string): unknown[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}

/** Values as JSON Lines. */
export function toJsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

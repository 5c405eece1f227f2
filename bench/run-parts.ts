import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Part } from './parts/part';

/**
 * Runs the parts named on the command line, or all of them, one after the other; `--help` lists them. An unknown name or
 * option runs nothing and ends the process with code 2.
 */
export async function runParts(parts: readonly Part[]): Promise<void> {
  const asked = readCommandLine();
  if (typeof asked === 'string') return refuse(asked);
  const { values, positionals } = asked;
  if (values.help) return list(parts);
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const names = parts.map((part) => part.name).join(', ');
    return refuse(`There is no part ${unknown.join(', ')}; there are ${names}.`);
  }
  const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  // npm runs this in the workspace's folder; the path was typed in the folder named by INIT_CWD.
  const data = values.data ? resolve(process.env.INIT_CWD ?? '.', values.data) : null;
  for (const part of chosen) await runPart(part, data);
}

/** What was asked for, or why it cannot be understood. */
function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

function list(parts: readonly Part[]): void {
  for (const { name, title } of parts) console.log(`${name.padEnd(12)}${title}`);
}

async function runPart(part: Part, data: string | null): Promise<void> {
  console.log(`\n${part.title}\n`);
  const scratch = await mkdtemp(join(tmpdir(), 'candor-bench-'));
  try {
    await part.run({ data, scratch });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromHere } from './from-here';
import type { Part } from './parts/part';
import { type Verdict, verdictTable } from './print/verdict';

/**
 * Runs the parts named on the command line, or all of them, one after the other; `--help` lists them. An unknown name or
 * option runs nothing and ends the process with code 2. Where a target does not hold it ends with code 1, but for a run with
 * `--report`, which is there for the figures.
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
  const data = values.data ? fromHere(values.data) : null;
  const verdicts: Verdict[] = [];
  for (const part of chosen) verdicts.push(...(await runPart(part, data)));
  conclude(verdicts, values.report);
}

/** Names once more at the end what does not hold: the parts print more than a screen shows. */
function conclude(verdicts: readonly Verdict[], isReport: boolean): void {
  if (verdicts.length === 0) return;
  const failed = verdicts.filter(({ holds }) => !holds);
  console.log(`\n${verdicts.length - failed.length} of ${verdicts.length} targets hold.`);
  if (failed.length === 0) return;
  console.log(`\n${verdictTable(failed)}`);
  if (!isReport) process.exitCode = 1;
}

/** What was asked for, or why it cannot be understood. */
function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        report: { type: 'boolean', default: false },
      },
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

async function runPart(part: Part, data: string | null): Promise<readonly Verdict[]> {
  console.log(`\n${part.title}\n`);
  const scratch = await mkdtemp(join(tmpdir(), 'candor-bench-'));
  try {
    const verdicts = await part.run({ data, scratch });
    if (verdicts.length > 0) console.log(`\n${verdictTable(verdicts)}`);
    return verdicts;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

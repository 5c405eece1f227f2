import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDocumentReader } from '../../pool/open-reader';
import { childPids } from '../processes';
import type { HostileFile } from './hostile-file';
import { brokenFiles, handmadeFiles } from './hostile-files';
import { problemsOf } from './judge';
import { readHostile } from './read-hostile';
import { whileWatching } from './watch-memory';

/**
 * Reads more than a thousand hostile files as the product does and reports how each ended:
 *
 *   npm run hostile                     all of them
 *   npm run hostile -- --only archive   those whose name matches
 *
 * Exits with 1 if one of them crashed the reader, took too long, took too much memory or had no reason, or if a child
 * process or a file is left behind.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const tell = (line: string) => process.stdout.write(`${line}\n`);

// Readers start from the bundle, as in the product: from their sources each start compiles them anew.
const builder = '../../../scripts/build.mjs';
const { ensureCommandBuilt } = await import(builder);
await ensureCommandBuilt();
process.env.CANDOR_BUNDLES = path.resolve(import.meta.dirname, '../../../cli/dist');

const folder = await mkdtemp(path.join(tmpdir(), 'candor-hostile-'));
const around = await readdir(tmpdir());
const others = new Set(childPids());
const reader = openDocumentReader();

async function readOne(file: HostileFile): Promise<string[]> {
  const place = path.join(folder, file.filename);
  await writeFile(place, await file.make());
  // The time of a document begins when a child is there for it, and so does what memory is compared with.
  await reader.read(Buffer.from('Welder'), 'cv.txt');
  const { value: end, grownMb } = await whileWatching(() => readHostile(place, reader));
  const problems = problemsOf(end, { longestMs: end.longestMs, grownMb });
  const cost = `${(end.longestMs / 1000).toFixed(1)} s, ${grownMb.toFixed(0)} MB`;
  tell(`${problems.length > 0 ? 'BROKEN' : 'ok'}  ${file.name}: ${end.how} (${cost})`);
  for (const problem of problems) tell(`        ${problem}`);
  return problems;
}

let broken = 0;
const files = [...handmadeFiles(), ...(await brokenFiles())].filter(({ name }) =>
  name.includes(values.only),
);
for (const file of files) {
  try {
    if ((await readOne(file)).length > 0) broken += 1;
  } catch (error) {
    broken += 1;
    tell(`BROKEN  ${file.name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
await reader.close();
await rm(folder, { recursive: true });

const children = childPids().filter((pid) => !others.has(pid)).length;
const names = new Set(around);
// Others write there, too: leftovers of a reader are named after what it reads.
const left = (await readdir(tmpdir())).filter(
  (name) => !names.has(name) && /^(?:cv|people|pdf|docx|zip|tess)/i.test(name),
);
if (children > 0) tell(`${children} children are left`);
if (left.length > 0) tell(`files are left: ${left.join(', ')}`);
tell(`${files.length} files, ${broken} broken`);
process.exitCode = broken + children + left.length > 0 ? 1 : 0;

import { createHash } from 'node:crypto';
import type { DocumentReader } from '@candor/documents';
import type { CleanFile } from './clean-files';

/** How each file is read, as one short digest of everything that is told of it, by name. */
export async function digestsOf(
  files: readonly CleanFile[],
  reader: DocumentReader,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const { name, bytes } of files) {
    const read = await reader.read(bytes, name);
    if (!read.ok) throw new Error(`${name}: ${read.problem.message}`);
    const told = JSON.stringify(read);
    digests.set(name, createHash('sha256').update(told).digest('hex').slice(0, 16));
  }
  return digests;
}

/** Digests as they are kept: a line of why they are as they are, then one for each file. */
export function printDigests(digests: ReadonlyMap<string, string>, reason: string): string {
  const lines = [...digests].map(([name, digest]) => `${digest}  ${name}`);
  return `# ${reason}\n${lines.join('\n')}\n`;
}

/** Reads what `printDigests` wrote. */
export function parseDigests(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, string] => {
      const [digest = '', name = ''] = line.split('  ');
      return [name, digest];
    }),
  );
}

/** Names of files that are read in another way than before, are new, or are gone. */
export function changedNames(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name));
}

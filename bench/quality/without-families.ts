import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Query } from '../data/load';
import type { ScoredItem } from '../metrics/scored-item';

/** What a process is told: which families to leave out of the map, and what to rank without them. */
export type Deletion = { readonly families: readonly string[]; readonly queries: readonly Query[] };

/** Ranks with a part of the map deleted. The map is read once in the life of a process, so that each deletion has its own. */
export async function rankWithout(deletion: Deletion): Promise<ScoredItem[][]> {
  const program = fork(fileURLToPath(new URL('./rank-without-families.ts', import.meta.url)));
  const failed = once(program, 'exit').then(([code]) => {
    throw new Error(`A process that ranks without families ended with code ${code}`);
  });
  program.send(deletion);
  const ranked: ScoredItem[][] = (await Promise.race([once(program, 'message'), failed]))[0];
  program.disconnect();
  return ranked;
}

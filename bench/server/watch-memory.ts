import { setTimeout as sleep } from 'node:timers/promises';
import { type Memory, memoryOf } from './process-tree';

const SAMPLE_MS = 200;

/** Does the work, and tells the most memory that the processes and all they started held meanwhile. */
export async function mostMemoryDuring<Result>(
  roots: readonly number[],
  work: Promise<Result>,
): Promise<{ result: Result; most: Memory }> {
  let running = true;
  const watched = work.finally(() => {
    running = false;
  });
  let most = await memoryOf(roots);
  while (running) {
    const now = await memoryOf(roots);
    if (now.pss > most.pss) most = now;
    await Promise.race([sleep(SAMPLE_MS), watched]);
  }
  return { result: await watched, most };
}

import { residentMb } from '../../pool/memory';
import { childPids } from '../processes';

/** How often memory is looked at, in milliseconds. */
const EVERY_MS = 50;

/** The result of a piece of work, and the maximum growth of this process and its children meanwhile, in MB. */
export async function whileWatching<T>(
  work: () => Promise<T>,
): Promise<{ value: T; grownMb: number }> {
  const before = await memoryMb();
  let most = before;
  const watch = setInterval(() => {
    void memoryMb().then((now) => {
      most = Math.max(most, now);
    });
  }, EVERY_MS);
  try {
    const value = await work();
    return { value, grownMb: most - before };
  } finally {
    clearInterval(watch);
  }
}

async function memoryMb(): Promise<number> {
  const all = await Promise.all([process.pid, ...childPids()].map(residentMb));
  return all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

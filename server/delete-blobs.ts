import pLimit from 'p-limit';
import type { Deps } from './deps';

const AT_ONCE = 8;

/**
 * Deletes files whose rows are gone. The call has taken effect by then, so it does not fail for a file that cannot be
 * deleted now: the sweep finds it later.
 */
export async function deleteBlobs(
  { blobs, log }: Pick<Deps, 'blobs' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const deleteOne = (key: string) =>
    blobs
      .delete(key)
      .catch((error) => log.warn({ err: error }, 'a file that nothing needs is left to the sweep'));
  await limit.map(keys, deleteOne);
}

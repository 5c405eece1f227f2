import { isFull } from '../../infrastructure-errors';
import { EmbeddedUnavailable } from './unavailable';

/**
 * Does work in the folder of the embedded database.
 *
 * @throws EmbeddedUnavailable where its disk is full, and whatever else the work throws.
 */
export async function explainFullDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isFull(cause)) throw cause;
    throw new EmbeddedUnavailable(
      `DATA_DIR: the disk of ${folder} is full. Make room, or point DATA_DIR to a larger disk.`,
      { cause },
    );
  }
}

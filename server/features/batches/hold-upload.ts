import { deleteBlobs } from '../../delete-blobs';
import type { Deps } from '../../deps';
import { isOutcomeUnknown } from '../../infrastructure-errors';

/** Creates a batch from a file that was stored for it. If no batch came of it, the file is deleted. */
export async function holdUpload<T>(
  deps: Pick<Deps, 'blobs' | 'log'>,
  blobKey: string,
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    // A batch that may exist needs its file. What turns out to be unneeded is swept later.
    if (!isOutcomeUnknown(error)) await deleteBlobs(deps, [blobKey]);
    throw error;
  }
}

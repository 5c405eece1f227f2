import type { Deps } from '../../deps';
import { isOutcomeUnknown } from '../../surroundings';

/** Creates a batch from a file that was stored for it. If no batch came of it, the file is deleted. */
export async function holdUpload<T>(
  { blobs }: Pick<Deps, 'blobs'>,
  blobKey: string,
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    // A batch that may exist needs its file. What turns out to be unneeded, or could not be deleted now, is swept
    // later.
    if (!isOutcomeUnknown(error)) await blobs.delete(blobKey).catch(() => undefined);
    throw error;
  }
}

import type { Deps } from '../../deps';
import { isOutcomeUnknown } from '../../surroundings';

/** Makes a batch of a file that was stored for it. Where no batch came of it, the file is taken back. */
export async function holdUpload<T>(
  { blobs }: Pick<Deps, 'blobs'>,
  blobKey: string,
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    // A batch that may be there needs its file. What nobody needs after all, or could not be deleted now, is swept up later.
    if (!isOutcomeUnknown(error)) await blobs.delete(blobKey).catch(() => undefined);
    throw error;
  }
}

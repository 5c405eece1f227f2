import { InputType } from '@candor/domain/rules/plans';
import { type FileInputType, isFileInput } from '@candor/domain/rules/submission';
import { BlobMissing, type BlobStore } from '../../../ports/blob-store';
import type { CandidateSource } from './candidate-source';
import { openCsvSource } from './csv-source';
import { openZipSource } from './zip-source';

/** Opens a candidate file at a local path. Throws `SourceError` when it is not one of its type at all. */
export function openFileSource(type: FileInputType, path: string): Promise<CandidateSource> {
  return type === 'csv_file' ? openCsvSource(path) : openZipSource(path);
}

/** Opens the stored source of a batch. Throws `BlobMissing` when its file is gone, `SourceError` when it is unusable. */
export async function openStoredSource(
  blobs: BlobStore,
  batch: { inputType: string; blobKey: string | null },
): Promise<CandidateSource> {
  const type = InputType.parse(batch.inputType);
  if (batch.blobKey === null || !isFileInput(type)) throw new BlobMissing(batch.blobKey ?? type);
  const file = await blobs.localPath(batch.blobKey);
  try {
    const source = await openFileSource(type, file.path);
    return { ...source, close: () => source.close().finally(() => file.release()) };
  } catch (error) {
    await file.release();
    throw error;
  }
}

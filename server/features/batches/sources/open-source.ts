import { type FileInputType, isFileInput } from '@candor/domain/rules/file-input';
import { InputType } from '@candor/domain/rules/plans';
import { openSourceConfig } from '../../../access/source-config';
import type { Deps } from '../../../deps';
import { BlobMissing } from '../../../ports/blob-store';
import type { CandidateSource } from '../../../ports/candidate-source';
import { openConnected } from '../../../sources/open-connected';
import { type FileCheck, scanProblem } from '../../../sources/scan-first';
import { openCsvSource } from './csv-source';
import { openZipSource } from './zip-source';

/**
 * Opens a candidate file at a local path. Tables inside it are checked before they are read. Throws `SourceError` if
 * the file is not of its type at all.
 */
export function openFileSource(
  type: FileInputType,
  path: string,
  check: FileCheck,
): Promise<CandidateSource> {
  return type === 'csv_file' ? openCsvSource(path) : openZipSource(path, check);
}

/** What a batch stores about where its candidates come from. */
export type StoredSource = {
  id: string;
  userId: string;
  inputType: string;
  blobKey: string | null;
  sourceConfigSealed: string | null;
};

/**
 * Opens the source of a batch: its stored file, or the folder or database that it is connected to.
 *
 * @throws BlobMissing if the file or the connection has been deleted, SourceError if the file is unusable,
 * SourceRefused or SourceAway from a connected source.
 */
export async function openStoredSource(
  deps: Pick<Deps, 'blobs' | 'config' | 'connectors' | 'db' | 'scanner'>,
  batch: StoredSource,
  signal: AbortSignal,
): Promise<CandidateSource> {
  const type = InputType.parse(batch.inputType);
  if (isFileInput(type)) return openStoredFile(deps, type, batch.blobKey, signal);
  if (batch.sourceConfigSealed === null) throw new BlobMissing(type);
  const place = { table: 'batches' as const, id: batch.id };
  const choice = openSourceConfig(deps.config, type, batch.sourceConfigSealed, place);
  return openConnected(deps, batch.userId, choice, signal);
}

async function openStoredFile(
  { blobs, scanner }: Pick<Deps, 'blobs' | 'scanner'>,
  type: FileInputType,
  blobKey: string | null,
  signal: AbortSignal,
): Promise<CandidateSource> {
  if (blobKey === null) throw new BlobMissing(type);
  const file = await blobs.localPath(blobKey);
  try {
    const check: FileCheck = (open) => scanProblem(scanner, open, { signal });
    const source = await openFileSource(type, file.path, check);
    return { ...source, close: () => source.close().finally(() => file.release()) };
  } catch (error) {
    await file.release();
    throw error;
  }
}

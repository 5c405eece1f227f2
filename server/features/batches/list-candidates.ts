import { randomUUID } from 'node:crypto';
import { SourceError } from '@candor/documents';
import { messages } from '@candor/domain/messages';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import { mayGoOn } from '../../jobs/group';
import { BlobMissing } from '../../ports/blob-store';
import type { SourceItem } from './sources/candidate-source';
import { openStoredSource } from './sources/open-source';
import type { BatchRow } from './store/batch';
import type { ListedCandidate } from './store/candidates';

/** The candidates of a source in its order, or why there are none to work on. `scorable` counts those without a problem. */
export type Listing =
  | { ok: true; candidates: ListedCandidate[]; scorable: number }
  | { ok: false; reason: string };

/** Lists the stored source of a batch. Documents are not opened yet. */
export async function listCandidates(
  deps: Deps,
  batch: Pick<BatchRow, 'inputType' | 'blobKey'>,
  signal: AbortSignal,
): Promise<Listing> {
  try {
    const source = await openStoredSource(deps.blobs, batch);
    try {
      const candidates: ListedCandidate[] = [];
      for await (const item of source.items()) {
        mayGoOn(signal);
        candidates.push(listed(item, candidates.length + 1));
      }
      return { ok: true, candidates, scorable: candidates.filter((one) => !one.problem).length };
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof SourceError) return { ok: false, reason: error.message };
    if (error instanceof BlobMissing) return { ok: false, reason: messages.fileGone };
    throw error;
  }
}

const orNull = (text: string | null) => (text === null ? null : storable(text));

function listed(item: SourceItem, ordinal: number): ListedCandidate {
  const row = item.kind === 'text' ? item : null;
  return {
    ordinal,
    id: randomUUID(),
    originalFilename: orNull(item.filename),
    candidateName: orNull(row?.candidateName ?? null),
    candidateId: orNull(row?.candidateId ?? null),
    email: orNull(row?.email ?? null),
    sourceEntry: item.kind === 'document' ? item.entry : null,
    documentText: orNull(row?.text ?? null),
    problem: item.kind === 'unreadable' ? item.problem : null,
  };
}

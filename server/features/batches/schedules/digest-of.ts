import { createHash } from 'node:crypto';
import type { ListedCandidate } from '../store/candidates';

/** What a candidate keeps from its source, so that it is known again whether it was listed or stored. */
export type Known = Pick<
  ListedCandidate,
  'sourceEntry' | 'documentText' | 'candidateId' | 'originalFilename'
> & { problemCode: string | null };

/** Tells one candidate of a source from another: another version of a document, or another text of a row, is another one. */
export function digestOf(known: Known): string {
  return createHash('sha256')
    .update(JSON.stringify(identityOf(known)))
    .digest('base64url');
}

function identityOf(known: Known): (string | null)[] {
  const { sourceEntry, documentText, candidateId, originalFilename, problemCode } = known;
  if (sourceEntry !== null) return ['document', sourceEntry];
  // Name and address may be completed from the text, so they tell nothing here.
  if (documentText !== null) return ['row', candidateId, originalFilename, documentText];
  return ['unreadable', originalFilename, problemCode];
}

/** The digest of a candidate as its source lists it. */
export function digestOfListed({ problem, ...listed }: ListedCandidate): string {
  return digestOf({ ...listed, problemCode: problem?.code ?? null });
}

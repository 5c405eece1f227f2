import { digestOfDocument, digestOfIdentity } from '../../../sources/document-digest';
import type { ListedCandidate } from '../store/candidates';

/** The properties a candidate keeps from its source, by which it is recognised whether listed or stored. */
export type Known = Pick<
  ListedCandidate,
  'sourceEntry' | 'documentText' | 'candidateId' | 'originalFilename'
> & { problemCode: string | null };

/**
 * Distinguishes the candidates of a source: another version of a document, or another text of a row, is another
 * candidate.
 */
export function digestOf(known: Known): string {
  return known.sourceEntry === null
    ? digestOfIdentity(identityOf(known))
    : digestOfDocument(known.sourceEntry);
}

function identityOf(known: Known): (string | null)[] {
  const { documentText, candidateId, originalFilename, problemCode } = known;
  // Name and address may have been filled in from the text, so they identify nothing here.
  if (documentText !== null) return ['row', candidateId, originalFilename, documentText];
  // Rows of a table share its name, and where they name nobody, they stay one.
  const whose = candidateId === null ? [] : [candidateId];
  return ['unreadable', originalFilename, problemCode, ...whose];
}

/** The digest of a candidate as listed by its source. */
export function digestOfListed({ problem, ...listed }: ListedCandidate): string {
  return digestOf({ ...listed, problemCode: problem?.code ?? null });
}

import type { CandidateDetail } from '@candor/domain/model/batch';
import { maskFor, maskMatch } from '../privacy/mask';
import { nameOf, numberedName } from '../rows/build-rows';

export type ShownCandidate = CandidateDetail & { shownName: string };

/** A candidate as the reader wants to see them: with names hidden, nothing reveals the identity. */
export function shownCandidate(candidate: CandidateDetail, hideNames: boolean): ShownCandidate {
  if (!hideNames) return { ...candidate, shownName: nameOf(candidate) };
  const mask = maskFor([candidate.candidate_name, candidate.email]);
  return {
    ...candidate,
    shownName: numberedName(candidate),
    candidate_name: null,
    candidate_id: null,
    email: null,
    original_filename: null,
    headline: candidate.headline && mask(candidate.headline),
    document_text: candidate.document_text && mask(candidate.document_text),
    match_results: candidate.match_results && maskMatch(candidate.match_results, mask),
  };
}

import { Opinion, type SharedCandidate, type SharedRequirement } from '@candor/domain/model/review';
import { identityHider } from '../../access/hide-identity';
import type { ShownCandidate } from './review-sources';
import type { OpinionRow, ShareRow } from './store/shares';

type Hide = (text: string) => string;

/**
 * The candidates of a link as its reader sees them, in the order in which they were chosen. Where the sender hides names,
 * nothing that leads to a person leaves: no name, no file name, and no address or number inside a quote.
 */
export function presentShared(
  candidates: readonly ShownCandidate[],
  { showNames, candidateIds }: Pick<ShareRow, 'showNames' | 'candidateIds'>,
  opinions: readonly OpinionRow[],
): SharedCandidate[] {
  const given = new Map(opinions.map((one) => [one.candidateId, Opinion.parse(one.opinion)]));
  return candidates.map((candidate) => {
    const { id, name, filename, headline, score, match } = candidate;
    const hide: Hide = showNames ? (text) => text : identityHider(candidate);
    const numbered = `Candidate ${candidateIds.indexOf(id) + 1}`;
    return {
      candidate_id_internal: id,
      label: showNames ? (name ?? filename ?? numbered) : numbered,
      headline: headline && hide(headline),
      overall_score: score,
      requirements: match.requirements.map((one) => presentRequirement(one, hide)),
      questions: match.questions.map(({ text }) => hide(text)),
      opinion: given.get(id) ?? null,
    };
  });
}

function presentRequirement(
  requirement: ShownCandidate['match']['requirements'][number],
  hide: Hide,
): SharedRequirement {
  const { id, text, kind, importance, source, verdict, points, max_points, evidence } = requirement;
  return {
    id,
    text,
    kind,
    importance,
    source,
    verdict,
    points,
    max_points,
    evidence: evidence.map(({ quote, section, reason }) => ({
      quote: hide(quote),
      section,
      reason,
    })),
  };
}

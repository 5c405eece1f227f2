import type { MatchResult } from '@candor/domain/model/match';
import { identityHider } from '../../../access/hide-identity';
import type { ReviewedRow } from '../store/results';

/** A result without identity: name, e-mail, file name, and whatever reveals them in quotes and notes. */
export function hideNames(row: ReviewedRow): ReviewedRow {
  const hide = identityHider({ name: row.candidateName, email: row.email });
  return {
    ...row,
    candidateName: null,
    email: null,
    originalFilename: null,
    headline: row.headline && hide(row.headline),
    decisionReason: row.decisionReason && hide(row.decisionReason),
    decisionNote: row.decisionNote && hide(row.decisionNote),
    matchResults: row.matchResults && hideInMatch(row.matchResults, hide),
  };
}

function hideInMatch(match: MatchResult, hide: (text: string) => string): MatchResult {
  const requirements = match.requirements.map((requirement) => ({
    ...requirement,
    evidence: requirement.evidence.map((one) => ({ ...one, quote: hide(one.quote) })),
  }));
  const statements = (list: MatchResult['strengths']) =>
    list.map((one) => ({ ...one, text: hide(one.text) }));
  return {
    ...match,
    requirements,
    strengths: statements(match.strengths),
    gaps: statements(match.gaps),
    would_change: statements(match.would_change),
    questions: match.questions.map((one) => ({ ...one, text: hide(one.text) })),
  };
}

import type { MatchResult } from '@candor/domain/model/match';
import type { FullRow } from '../store/results';

const HIDDEN = '[hidden]';

/** A result without what tells who it is: name, e-mail, file name, and the name or e-mail inside quotes. */
export function hideNames(row: FullRow): FullRow {
  const identities = [row.email, row.candidateName, ...(row.candidateName?.split(/\s+/u) ?? [])];
  const hide = masker(identities.filter((word) => word !== null));
  return {
    ...row,
    candidateName: null,
    email: null,
    originalFilename: null,
    headline: row.headline && hide(row.headline),
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

/** Shorter words of a name, such as an initial, would take ordinary words with them. */
const SHORTEST = 3;

function masker(words: readonly string[]): (text: string) => string {
  const kept = words.filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
  if (kept.length === 0) return (text) => text;
  const escaped = kept.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => text.replace(pattern, HIDDEN);
}

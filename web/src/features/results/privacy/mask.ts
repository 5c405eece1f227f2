import type { MatchResult, Statement } from '@candor/domain/model/match';

/** Shorter words of a name, such as an initial, would remove ordinary words as well. */
const SHORTEST = 3;
const CONTACTS =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*|(?<![\p{L}\p{N}])\+?\(?\d[\d\s().-]{7,}\d(?![\p{L}\p{N}])/giu;
/** Years of a career look like a phone number to a pattern: 2014 - 2019. */
const YEARS = /^(?:19|20)\d{2}\s*[-–.]\s*(?:19|20)\d{2}$/;

export type Mask = (text: string) => string;

/**
 * Hides who a text is about: the words of the name, e-mail addresses, phone numbers and links become dots. Every
 * character keeps its position, so that offsets into the text stay valid.
 */
export function maskFor(identities: readonly (string | null)[]): Mask {
  const words = identities
    .flatMap((identity) => identity?.split(/[\s,]+/u) ?? [])
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const names =
    words.length > 0
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  return (text) => {
    const bare = text.replace(CONTACTS, (found) => (YEARS.test(found) ? found : dots(found)));
    return names ? bare.replace(names, dots) : bare;
  };
}

/** A match whose quotes and sentences do not reveal the identity. */
export function maskMatch(match: MatchResult, mask: Mask): MatchResult {
  const statements = (list: readonly Statement[]) =>
    list.map((statement) => ({ ...statement, text: mask(statement.text) }));
  return {
    ...match,
    requirements: match.requirements.map((requirement) => ({
      ...requirement,
      evidence: requirement.evidence.map((one) => ({ ...one, quote: mask(one.quote) })),
    })),
    questions: match.questions.map((question) => ({ ...question, text: mask(question.text) })),
    strengths: statements(match.strengths),
    gaps: statements(match.gaps),
    would_change: statements(match.would_change),
  };
}

function dots(found: string): string {
  return found.replace(/\S/g, '•');
}

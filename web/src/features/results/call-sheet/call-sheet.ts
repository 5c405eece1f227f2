import type { MatchResult } from '@candor/domain/model/match';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { labelRequirements } from '../../../ui/score/label-requirements';

/** One person on the sheet: what to ask and what an answer would change. */
export type Call = {
  id: string;
  name: string;
  headline: string | null;
  email: string | null;
  /** null while covered: the sheet then shows neither the score nor what would raise it. */
  scored: { score: number; tier: string } | null;
  questions: { label: string; text: string }[];
  /** The fewest answers that would raise the match by a tier; empty at the top. */
  lift: string[];
};

type Caller = {
  candidate_id_internal: string;
  shownName: string;
  headline: string | null;
  email: string | null;
  match_results: MatchResult | null;
};

/** Turns what a resume leaves open into questions for a phone call. Null for a document without a score. */
export function callOf(person: Caller, covered: boolean): Call | null {
  const result = person.match_results;
  if (!result || result.overall_score === null || result.tier === null) return null;
  const labels = new Map(
    labelRequirements(result.requirements).map(({ id, label }) => [id, label]),
  );
  return {
    id: person.candidate_id_internal,
    name: person.shownName,
    headline: person.headline,
    email: person.email,
    scored: covered ? null : { score: result.overall_score, tier: result.tier },
    questions: result.questions.map(({ text, requirement_id }) => ({
      label: (requirement_id && labels.get(requirement_id)) ?? '',
      text,
    })),
    lift: covered ? [] : result.would_change.map(({ text }) => text),
  };
}

/** Said of somebody whose resume leads to no question. */
export const NOTHING_OPEN = 'This resume leaves no question open.';

/** The whole sheet as plain text, for a message or a document. */
export function callSheetText(jobTitle: string, calls: readonly Call[]): string {
  const people = calls.map((call) =>
    [
      [call.name, scoreWords(call), call.email].filter(Boolean).join(', '),
      ...call.questions.map(({ label, text }) => `- ${label ? `${label}: ` : ''}${text}`),
      ...(call.questions.length === 0 ? [`- ${NOTHING_OPEN}`] : []),
      ...call.lift.map((text) => `Would lift the match: ${text}`),
    ].join('\n'),
  );
  return [`Call sheet: ${jobTitle}`, ...people, DISCLAIMER].join('\n\n');
}

function scoreWords({ scored }: Call): string {
  return scored ? `${scored.score} of 100, ${scored.tier} match` : 'score covered';
}

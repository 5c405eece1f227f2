import type { Question, RequirementResult, Statement } from '@candor/domain/model/match';
import type { Gate } from '../score/must-have-gate';
import { heldBack } from './held-back';

const MOST_STATEMENTS = 4;
const MOST_QUESTIONS = 4;

/** Strengths of the candidate: the met lines, the heaviest first. */
export function strengthsOf(results: readonly RequirementResult[]): Statement[] {
  return results
    .filter((result) => result.verdict === 'met' && isSpecific(result))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_STATEMENTS)
    .map((result) => ({ text: strengthText(result), requirement_ids: [result.id] }));
}

/**
 * What the document does not show: first what missing must-haves hold back, then must-haves and the rest, each by the
 * points they would earn. `open` are the open lines of the results, `gate` is their gate.
 */
export function gapsOf(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
  gate: Gate | null,
): Statement[] {
  const own = open.slice(0, MOST_STATEMENTS).map((result) => ({
    text: gapText(result),
    requirement_ids: [result.id],
  }));
  return [...heldBack(results, gate), ...own].slice(0, MOST_STATEMENTS);
}

/** One question for a first call for each important gap among the open lines, and for a language of which no level is told. */
export function questionsOf(
  results: readonly RequirementResult[],
  open: readonly RequirementResult[],
): Question[] {
  const untold = results.filter(
    ({ verdict, evidence }) => verdict === 'met' && evidence[0]?.reason === 'level_untold',
  );
  return [...open, ...untold]
    .filter((result) => result.source !== null || result.kind === 'role')
    .slice(0, MOST_QUESTIONS)
    .map((result) => ({ text: questionText(result), requirement_id: result.id }));
}

/** Lines that are not met, without those too general to act on; must-haves first. */
export function openLines(results: readonly RequirementResult[]): RequirementResult[] {
  return results
    .filter((result) => result.verdict !== 'met' && isSpecific(result))
    .sort((a, b) => rank(a) - rank(b) || lost(b) - lost(a));
}

/** False for the line that gathers the remaining words of the job. */
function isSpecific(result: RequirementResult): boolean {
  return result.source !== null || result.kind === 'role' || result.kind === 'domain';
}

function rank(result: RequirementResult): number {
  return result.importance === 'must' ? 0 : 1;
}

function lost(result: RequirementResult): number {
  return result.max_points - result.points;
}

function strengthText(result: RequirementResult): string {
  if (result.kind === 'role' || result.kind === 'domain') return result.text;
  const [best] = result.evidence;
  if (best === undefined) return result.text;
  if (best.reason === 'level_untold') return `${result.text}: named, level not stated`;
  return `${result.text}: shown under ${best.section}`;
}

function gapText(result: RequirementResult): string {
  switch (result.verdict) {
    case 'partial':
      if (result.evidence[0]?.reason === 'expired')
        return `${result.text}: held, but it has expired`;
      if (result.evidence[0]?.told_level !== undefined)
        return `${result.text}: told at the level '${result.evidence[0].told_level}', which is below`;
      return result.kind === 'skill'
        ? `${result.text}: named, but not shown in work`
        : `${result.text}: only partly shown`;
    case 'unclear':
      if (result.needed_by_law === true && result.evidence.length === 0)
        return `${result.text}: not shown, to be asked about`;
      return `${result.text}: touched on, but not proven`;
    default:
      return `${result.text}: nothing found`;
  }
}

function questionText(result: RequirementResult): string {
  const what = result.text;
  switch (result.kind) {
    case 'role':
      return 'Which of your past roles comes closest to this one, and what did you do in it?';
    case 'experience':
      return `The job asks for "${what}". How long have you done this, and where?`;
    case 'degree':
      return `The job asks for "${what}". Which degree do you hold, or what would you offer instead?`;
    case 'certification':
    case 'licence':
      return `Do you hold ${what}, and until when is it valid?`;
    case 'language':
      return `How well do you speak and write ${what}, and where have you used it at work?`;
    case 'skill':
      return result.verdict === 'unmet'
        ? `Have you worked with ${what}? If so, on what, and for how long?`
        : `Your resume names ${what}. What have you built or done with it yourself?`;
    default:
      return `The job asks for "${what}". Can you give an example from your work?`;
  }
}

import type {
  Evidence,
  JobRequirement,
  MatchResult,
  MatchResultSummary,
  RequirementOutcome,
  RequirementResult,
} from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import { type Measured, requirementsByRubric, resultFrom, summarise } from '@candor/engine';

/**
 * A place in the candidate's text: start, end, section, reason, strength, and the level of a language where it is told too low. Its quote
 * is the text between the first two.
 */
type StoredEvidence = [
  start: number,
  end: number,
  section: Evidence['section'],
  reason: Evidence['reason'],
  strength: number,
  told_level?: string,
];

type StoredOutcome = Pick<RequirementResult, 'verdict' | 'strength' | 'points' | 'max_points'> & {
  evidence: StoredEvidence[];
};

/**
 * A match as stored in the database: what was measured, without what the batch and the candidate's text already
 * contain and without the wording that follows from it. A tenth of the complete result.
 */
export type StoredMatch = Pick<
  MatchResult,
  'flags' | 'confidence' | 'engine_version' | 'language'
> & {
  /** One for each requirement, in its order. */
  outcomes: StoredOutcome[];
  /** Only if an engine other than the batch's read the job: then the requirements are its own. */
  requirements: JobRequirement[] | null;
};

/** What of a batch a stored match leans on. */
export type MatchedBatch = {
  requirements: readonly JobRequirement[];
  engineVersion: string;
  /** The edited rubric that the batch is scored by; null for what was read from the job. */
  rubric: { lines: readonly RubricLine[] } | null;
};

/** Reduces a measurement to its stored form. */
export function storeMatch(batch: MatchedBatch, result: Measured): StoredMatch {
  const isOwn = result.engine_version !== batch.engineVersion;
  return {
    flags: result.flags,
    confidence: result.confidence,
    engine_version: result.engine_version,
    ...(result.language && { language: result.language }),
    outcomes: result.requirements.map(({ verdict, strength, points, max_points, evidence }) => ({
      verdict,
      strength,
      points,
      max_points,
      evidence: evidence.map(storedEvidence),
    })),
    requirements: isOwn ? result.requirements.map(requirementOf) : null,
  };
}

function storedEvidence(one: Evidence): StoredEvidence {
  const { start, end, section, reason, strength, told_level } = one;
  return told_level === undefined
    ? [start, end, section, reason, strength]
    : [start, end, section, reason, strength, told_level];
}

/** Puts a result together again, by the batch's rubric where it has one. `text` is the candidate's whole text. */
export function restoreMatch(batch: MatchedBatch, stored: StoredMatch, text: string): MatchResult {
  const read = requirementsOf(batch, stored, text);
  const shown = batch.rubric ? requirementsByRubric(read, batch.rubric.lines) : null;
  const requirements = shown?.requirements ?? read;
  return resultFrom({
    requirements,
    overall_score: shown?.total ?? totalOf(read),
    flags: stored.flags,
    confidence: stored.confidence,
    engine_version: stored.engine_version,
    ...(stored.language && { language: stored.language }),
  });
}

/** The short form for lists. It quotes nothing, so it needs no text. */
export function restoreSummary(batch: MatchedBatch, stored: StoredMatch): MatchResultSummary {
  return summarise(restoreMatch(batch, stored, ''));
}

/** What became of each requirement, without the words that follow from it. */
export function restoreOutcomes(batch: MatchedBatch, stored: StoredMatch): RequirementOutcome[] {
  const read = requirementsOf(batch, stored, '');
  const shown = batch.rubric ? requirementsByRubric(read, batch.rubric.lines).requirements : read;
  return shown.map(({ id, verdict, strength }) => ({ id, verdict, strength }));
}

/** The score of a stored match by an edited rubric. */
export function scoreByRubric(
  batch: Omit<MatchedBatch, 'rubric'>,
  stored: StoredMatch,
  lines: readonly RubricLine[],
): number {
  return requirementsByRubric(requirementsOf(batch, stored, ''), lines).total;
}

function requirementsOf(
  batch: Pick<MatchedBatch, 'requirements'>,
  stored: StoredMatch,
  text: string,
): RequirementResult[] {
  const requirements = stored.requirements ?? batch.requirements;
  return stored.outcomes.flatMap((outcome, at): RequirementResult[] => {
    const requirement = requirements[at];
    return requirement ? [withOutcome(requirement, outcome, text)] : [];
  });
}

/** Field by field: spreading each line of a page takes longer than asking the database for it. */
function withOutcome(
  requirement: JobRequirement,
  outcome: StoredOutcome,
  text: string,
): RequirementResult {
  return {
    id: requirement.id,
    text: requirement.text,
    kind: requirement.kind,
    importance: requirement.importance,
    weight: requirement.weight,
    minimum_years: requirement.minimum_years,
    alternatives: requirement.alternatives,
    source: requirement.source,
    ...(requirement.needed_by_law && { needed_by_law: true }),
    verdict: outcome.verdict,
    strength: outcome.strength,
    points: outcome.points,
    max_points: outcome.max_points,
    evidence: outcome.evidence.map((one) => quoted(one, text)),
  };
}

function quoted(
  [start, end, section, reason, strength, told_level]: StoredEvidence,
  text: string,
): Evidence {
  const quote = text.slice(start, end);
  return {
    start,
    end,
    quote,
    section,
    reason,
    strength,
    ...(told_level !== undefined && { told_level }),
  };
}

/** As the combining rule adds up: in the order of the lines, rounded once. */
function totalOf(requirements: readonly RequirementResult[]): number {
  const points = requirements.reduce((sum, one) => sum + one.points, 0);
  return Math.min(100, Math.round(points));
}

/** A requirement without what became of it for one candidate. */
export function requirementOf(result: RequirementResult): JobRequirement {
  const { id, text, kind, importance, weight, minimum_years, alternatives, source } = result;
  return {
    id,
    text,
    kind,
    importance,
    weight,
    minimum_years,
    alternatives,
    source,
    ...(result.needed_by_law && { needed_by_law: true }),
  };
}

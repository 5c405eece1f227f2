import { messages } from '@candor/domain/messages';
import type { Flag, JobRequirement } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import type { Measured } from '@candor/engine';
import { SEMANTIC_ID } from '@candor/engine/score/line-ids';
import { combineWithGate } from '@candor/engine/score/must-have-gate';
import type { StoredMatch } from './stored-match';

/** Says that a result stands without the signal that was configured for it. */
const NOT_AVAILABLE: Flag = {
  kind: 'semantic_unavailable',
  message: messages.semanticUnavailable,
  spans: [],
};

/** The same result with the word that the signal is missing; one that could not be read misses nothing. */
export function flagMissingSignal(measured: Measured): Measured {
  if (measured.overall_score === null) return measured;
  return { ...measured, flags: [...measured.flags, NOT_AVAILABLE] };
}

/** A job read without the signal. */
export type PlainReading = { requirements: readonly JobRequirement[]; engineVersion: string };

/**
 * A kept match as it would be had the signal never been there, with the word that it is missing. All other lines were
 * measured without regard to it, so nothing is read again. `plain` becomes the reading of the batch.
 */
export function withoutSignal(
  read: readonly JobRequirement[],
  plain: PlainReading,
  stored: StoredMatch,
): { match: StoredMatch; score: number } {
  const at = stored.requirements ? -1 : read.findIndex(({ id }) => id === SEMANTIC_ID);
  const outcomes = stored.outcomes.filter((_, place) => place !== at);
  const combined = combineWithGate(
    plain.requirements.map(({ id, importance, weight, source, needed_by_law }, place) => ({
      id,
      importance,
      weight,
      source,
      needed_by_law,
      strength: outcomes[place]?.strength ?? 0,
    })),
  );
  const isFlagged = stored.flags.some(({ kind }) => kind === NOT_AVAILABLE.kind);
  return {
    score: combined.total,
    match: {
      ...stored,
      flags: isFlagged ? stored.flags : [...stored.flags, NOT_AVAILABLE],
      engine_version: plain.engineVersion,
      outcomes: outcomes.map((outcome, place) => ({
        ...outcome,
        points: combined.lines[place]?.points ?? 0,
        max_points: combined.lines[place]?.max_points ?? 0,
      })),
      requirements: null,
    },
  };
}

/** The lines of a rubric without the signal. */
export function linesWithoutSignal(lines: readonly RubricLine[]): RubricLine[] {
  return lines.flatMap((line) => {
    const requirement_ids = line.requirement_ids.filter((id) => id !== SEMANTIC_ID);
    return requirement_ids.length === 0 ? [] : [{ ...line, requirement_ids }];
  });
}

import type { Flag, RequirementResult, Verdict } from '@candor/domain/model/match';
import type { Labelled } from '../../../ui/score/label-requirements';

export type LabelledResult = Labelled<RequirementResult>;

/** A span of the document that proves something or was not counted. Offsets in UTF-16 units. */
export type Mark = {
  key: string;
  /** The requirement; null for a flag. */
  requirementId: string | null;
  label: string;
  verdict: Verdict | 'flag';
  /** For a flag: why it does not count. */
  note: string;
  start: number;
  end: number;
};

/**
 * Every mark of a document in reading order. Spans outside the text are left out, because they would mark the wrong
 * words.
 */
export function marksOf(
  requirements: readonly LabelledResult[],
  flags: readonly Flag[],
  length: number,
): Mark[] {
  const evidence = requirements.flatMap((requirement) =>
    requirement.evidence.map(({ start, end }, index) => ({
      key: keyOf(requirement, index),
      requirementId: requirement.id,
      label: requirement.label,
      verdict: requirement.verdict,
      note: '',
      start,
      end,
    })),
  );
  const flagged = flags.flatMap((flag) =>
    flag.spans.map(({ start, end }, index) => ({
      key: `${flag.kind}:${index}`,
      requirementId: null,
      label: '!',
      verdict: 'flag' as const,
      note: flag.message,
      start,
      end,
    })),
  );
  return [...evidence, ...flagged]
    .filter((mark) => mark.start < mark.end && mark.end <= length)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Identifies one piece of evidence. Labels have no spaces, so an attribute can hold several keys. */
function keyOf({ label }: LabelledResult, index: number): string {
  return `${label}:${index}`;
}

/** The evidence in stepping order: requirement by requirement, best first. */
export function stepsOf(
  requirements: readonly LabelledResult[],
): { key: string; requirementId: string }[] {
  return requirements.flatMap((requirement) =>
    requirement.evidence.map((_, index) => ({
      key: keyOf(requirement, index),
      requirementId: requirement.id,
    })),
  );
}

import type { EvidenceReason } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { isDenied } from '../skills/denial';
import type { ConceptMention } from '../skills/mentions';
import type { SpokenLevel } from '../skills/spoken/levels';
import { spokenMentions } from '../skills/spoken/told-levels';
import type { CompiledJob } from './compile-job';
import type { JobLine } from './job-lines';
import { BELOW_LEVEL_CREDIT, CREDIT } from './weights';

/** The best level that a resume tells of each language it names, by concept; null where it tells none. */
export type SpokenLevels = ReadonlyMap<number, SpokenLevel | null>;

/** What the level of a language does to a place that names it. */
export type LevelCredit = {
  /** What the place is worth at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** Null where the level does not change why the place counts. */
  readonly reason: EvidenceReason | null;
  /** The level that the resume tells; undefined where it tells none. */
  readonly told: string | undefined;
};

/**
 * How well somebody speaks the languages of a resume, for a job that asks for a level; null for any other job. What is told once
 * holds for the whole text: who writes 'German (A2)' has said what the German on the next line is worth.
 */
export function spokenLevels(job: CompiledJob, candidate: CandidateText): SpokenLevels | null {
  if (!job.lines.some((line) => levelAskedBy(line) !== null)) return null;
  const { scanned, names } = candidate;
  const best = new Map<number, SpokenLevel | null>();
  for (const { mention, levels } of spokenMentions(scanned, names.concepts)) {
    if (isDenied(scanned, mention.first, mention.last)) continue;
    let known = best.get(mention.concept) ?? null;
    for (const level of levels) if (level.shows > (known?.shows ?? 0)) known = level;
    best.set(mention.concept, known);
  }
  return best;
}

/**
 * Null where the line asks for no level or the place names no language. A level that will do is worth as much as any credential,
 * also in a list: more is never said of a language.
 */
export function levelCredit(
  line: JobLine | undefined,
  { concept }: ConceptMention,
  levels: SpokenLevels,
): LevelCredit | null {
  const asked = line === undefined ? null : levelAskedBy(line);
  const told = levels.get(concept);
  if (asked === null || told === undefined) return null;
  if (told === null) return { least: 0, most: 1, reason: 'level_untold', told: undefined };
  const short = asked.asks - told.shows;
  if (short <= 0) return { least: CREDIT.credential, most: 1, reason: null, told: undefined };
  const most = BELOW_LEVEL_CREDIT[short - 1] ?? BELOW_LEVEL_CREDIT.at(-1) ?? 0;
  return { least: 0, most, reason: 'below_level', told: told.name };
}

function levelAskedBy({ task }: JobLine): SpokenLevel | null {
  return task.type === 'skill' ? task.level : null;
}

import type { Flag } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import type { CompiledJob } from '../score/compile-job';

const ENOUGH_WORDS = 250;
const ENOUGH_REQUIREMENTS = 4;
/** What remains of the confidence after each flag. */
const FLAG_SHARE = 0.85;

/** 0 to 1: how much of the document and of the job could be used. Never part of the score. */
export function confidenceOf(
  job: CompiledJob,
  candidate: CandidateText,
  flags: readonly Flag[],
): number {
  const words = Math.min(1, candidate.scanned.words.word.length / ENOUGH_WORDS);
  const roles = candidate.roles.some((role) => role.titles.length > 0) ? 1 : 0.6;
  const asked = job.lines.filter((line) => line.source !== null).length;
  const jobPart = 0.5 * job.families.confidence + 0.5 * Math.min(1, asked / ENOUGH_REQUIREMENTS);
  const parts = (0.35 * words + 0.25 * roles + 0.4 * jobPart) * FLAG_SHARE ** flags.length;
  return Math.round(parts * 100) / 100;
}

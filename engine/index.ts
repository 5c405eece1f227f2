import { compileJob, type JobReading } from './score/compile-job';

export { examine, match, summarise } from './explain/match';
export { type Measured, resultFrom } from './explain/result-from';
export type { Contact } from './read/contact';
export type { YearMonth } from './read/month';
export { type CandidateProfile, type ProfileRole, readCandidate } from './read/profile';
export { applyRubric, requirementsByRubric } from './score/apply-rubric';
export { type CompiledJob, compileJob, type JobReading } from './score/compile-job';
export { type CandidateDocument, score } from './score/score';
export { findSkills, type SkillMention } from './skills/find-skills';
export { ENGINE_VERSION } from './version';

/** Reads a job description: its title and its requirements, whose weights add up to 100. */
export function readJob(text: string): JobReading {
  return compileJob(text).reading;
}

import { compileJob, type JobReading } from './score/compile-job';
import type { OwnTerms } from './taxonomy/own-terms';

export { examine, match, summarise } from './explain/match';
export { type Measured, resultFrom } from './explain/result-from';
export type { Contact } from './read/contact';
export { unreadLanguage } from './read/language/unread-language';
export type { YearMonth } from './read/month';
export { type CandidateProfile, type ProfileRole, readCandidate } from './read/profile';
export { applyRubric, requirementsByRubric } from './score/apply-rubric';
export { type CertainOccupation, certainOccupation } from './score/certain-occupation';
export { type CompiledJob, compileJob, type JobReading } from './score/compile-job';
export { type CandidateDocument, score } from './score/score';
export { changedTerms } from './score/terms-in-job';
export type { MeaningVector } from './semantic/nearness';
export { candidateTexts, jobTexts } from './semantic/outgoing-texts';
export type { Meaning } from './semantic/read-meaning';
export { isSemantic, semanticJob } from './semantic/semantic-job';
export { findSkills, type SkillMention } from './skills/find-skills';
export { isEverydayName } from './taxonomy/everyday-name';
export { isKindOf, sameConcept } from './taxonomy/kind-of';
export { knownConcept } from './taxonomy/known-concept';
export { occupationTitled, titleKey } from './taxonomy/occupation-titles';
export { compileTerms, type OwnTerms } from './taxonomy/own-terms';
export { readingVersion } from './taxonomy/reading-version';
export { suggestConcepts } from './taxonomy/suggest-concepts';
export { termsVersion } from './taxonomy/terms-version';
export type { Concept, ConceptKind } from './taxonomy/types';
export { ENGINE_VERSION } from './version';

/** Reads a job description: its title and its requirements, whose weights add up to 100. */
export function readJob(text: string, own: OwnTerms | null = null): JobReading {
  return compileJob(text, own).reading;
}

import { validationError } from '@candor/domain/errors';
import type { AssessmentDraft } from '@candor/domain/model/assessment';
import { draftSteps } from '@candor/domain/rules/draft-steps';
import { compileJob, unreadLanguage } from '@candor/engine';
import type { Actor } from '../../../access/actor';
import type { Deps } from '../../../deps';
import { accountTerms } from '../../../scoring/account-terms';
import { compiledTerms } from '../../../scoring/compiled-terms';

/** Steps that a job's requirements suggest. Throws AppError 400 for a job in a language that the engine does not read. */
export async function draftAssessment(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  jobText: string,
): Promise<AssessmentDraft> {
  const terms = compiledTerms(await accountTerms(db, userId));
  const { title, requirements, language } = compileJob(jobText, terms).reading;
  if (!language.supported) {
    const message = unreadLanguage('This job description', language);
    throw validationError([{ field: 'job_description_text', message }]);
  }
  return {
    job_title: title ?? '',
    milestones: draftSteps(requirements),
    requirements: [...requirements],
  };
}

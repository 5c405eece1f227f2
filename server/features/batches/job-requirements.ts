import { validationError } from '@candor/domain/errors';
import type { JobRequirementsAnswer } from '@candor/domain/model/batch';
import { jobTextErrors } from '@candor/domain/rules/submission';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { accountTerms } from '../../scoring/account-terms';
import { checkJobLanguage } from './check-job-language';
import { nameJob } from './job-reading';

/** What the engine reads from a job description. Throws AppError 400 with the messages of a submission. */
export async function jobRequirements(
  { db, embedder }: Pick<Deps, 'db' | 'embedder'>,
  { userId }: Actor,
  text: string,
): Promise<JobRequirementsAnswer> {
  const errors = jobTextErrors(text);
  if (errors.length > 0) throw validationError(errors);
  const terms = await accountTerms(db, userId);
  const job = nameJob(text, terms, embedder?.model ?? null);
  checkJobLanguage(job);
  const { title, requirements, engineVersion, language } = job;
  return { job_title: title, requirements, engine_version: engineVersion, language };
}

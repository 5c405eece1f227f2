import { validationError } from '@candor/domain/errors';
import type { JobRequirementsAnswer } from '@candor/domain/model/batch';
import { jobTextErrors } from '@candor/domain/rules/submission';
import { nameJob } from './job-reading';

/** What the engine reads out of a job description. Throws AppError 400 with the sentences of a submission. */
export function jobRequirements(text: string): JobRequirementsAnswer {
  const errors = jobTextErrors(text);
  if (errors.length > 0) throw validationError(errors);
  const { title, requirements, engineVersion } = nameJob(text);
  return { job_title: title, requirements, engine_version: engineVersion };
}

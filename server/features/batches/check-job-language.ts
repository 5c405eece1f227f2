import { validationError } from '@candor/domain/errors';
import { unreadLanguage } from '@candor/engine';
import type { NamedJob } from './job-reading';

/** Refuses a job against which nobody could be scored fairly. Throws AppError 400. */
export function checkJobLanguage({ language }: Pick<NamedJob, 'language'>): void {
  if (language.supported) return;
  const message = unreadLanguage('This job description', language);
  throw validationError([{ field: 'job_description_text', message }]);
}

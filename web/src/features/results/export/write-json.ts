import type { BatchJob } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { type Exported, exportedPeople } from './export-rows';

/** Some rows of the list as JSON, with the job they were scored against and how to use them. */
export function writeJson(
  { batch_job_id, jobTitle }: Pick<BatchJob, 'batch_job_id' | 'jobTitle'>,
  exported: Exported,
): string {
  const file = {
    batch_job_id,
    job_title: jobTitle,
    note: DISCLAIMER,
    candidates: exportedPeople(exported),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

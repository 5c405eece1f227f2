import { batches } from '@candor/domain/api/batches';
import { applyEdits, rubricLinesOf } from '@candor/domain/rules/rubric-edits';
import type { Api } from '../../api/create-api';
import type { FormState } from './form-state';

/**
 * The edited requirements in the format of the submission; nothing while they are as read. The text is read once
 * more, because the edits must name what the server reads from exactly this text. Throws `ClientError`.
 */
export async function rubricField(
  api: Api,
  { jobText, rubric }: Pick<FormState, 'jobText' | 'rubric'>,
): Promise<{ rubric_json?: string }> {
  if (rubric === null) return {};
  const { requirements } = await api.call(batches.jobRequirements, {
    body: { job_description_text: jobText.trim() },
  });
  const { lines } = applyEdits(requirements, rubric);
  return lines.length === 0 ? {} : { rubric_json: JSON.stringify(rubricLinesOf(lines)) };
}

import { randomUUID } from 'node:crypto';
import type { batches } from '@candor/domain/api/batches';
import { AppError, validationError } from '@candor/domain/errors';
import type { BatchJob } from '@candor/domain/model/batch';
import { InputType } from '@candor/domain/rules/plans';
import { type FileFacts, isFileInput, submissionErrors } from '@candor/domain/rules/submission';
import type { Deps } from '../../deps';
import type { Call, UploadedFile } from '../../http/serve';
import { checkInputType, checkPlan } from './check-plan';
import { countSource } from './count-source';
import { createBatch } from './create-batch';
import { presentBatch } from './present';
import { readJsonField, readRubricField } from './read-fields';
import { openFileSource } from './sources/open-source';

type Submission = Pick<Call<typeof batches.submit>, 'fields' | 'files' | 'actor' | 'allowance'>;

/**
 * Accepts a batch: checks the form, counts the source, stores the file and queues the work.
 *
 * @throws AppError 400 for the form or the file, 402 for the plan, 503 for a source that is not connected here.
 */
export async function submitBatch(deps: Deps, submission: Submission): Promise<BatchJob> {
  const { fields, actor, allowance } = submission;
  const file = submission.files.candidate_source_file ?? null;
  const type = checkForm(fields, file);
  const now = deps.clock.now();
  checkInputType(allowance, type);
  if (!isFileInput(type) || !file) throw notConnected(type);

  const candidates = await countSource(() => openFileSource(type, file.path));
  const draft = {
    userId: actor.userId,
    jobText: fields.job_description_text,
    inputType: type,
    originalFilename: file.name,
    candidates,
    unpaid: candidates,
    rerunOf: null,
    sample: false,
    rubricLines: readRubricField('rubric_json', fields.rubric_json),
  };
  checkPlan(allowance, draft);

  const blobKey = randomUUID();
  await deps.blobs.putFile(blobKey, file.path);
  try {
    const batch = await deps.db.transaction((tx) => createBatch(tx, { ...draft, blobKey }, now));
    return presentBatch(batch);
  } catch (error) {
    await deps.blobs.delete(blobKey);
    throw error;
  }
}

function checkForm(fields: Submission['fields'], file: UploadedFile | null): InputType {
  const config = readJsonField('source_config_json', fields.source_config_json);
  const metadata = readJsonField('metadata_json', fields.metadata_json);
  const wrong = submissionErrors({
    jobText: fields.job_description_text,
    inputType: fields.input_type,
    file: file && factsOf(file),
    sourceConfig: config.value,
  });
  const unread = config.errors.length > 0;
  const errors = [
    // A configuration that could not be read is not missing as well.
    ...wrong.filter((error) => !(unread && error.field.startsWith('source_config_json'))),
    ...config.errors,
    ...metadata.errors,
  ];
  if (errors.length > 0) throw validationError(errors);
  return InputType.parse(fields.input_type);
}

/** Of a file that was cut off only so much is known: it is larger than what was taken. */
function factsOf({ name, size, type, truncated }: UploadedFile): FileFacts {
  return { name, type, size: truncated ? Math.max(size, Number.MAX_SAFE_INTEGER) : size };
}

const SOURCE_NAMES: Record<InputType, string> = {
  csv_file: 'CSV',
  zip_file: 'ZIP',
  google_drive: 'Google Drive',
  aws_s3: 'Amazon S3',
  database: 'Database',
};

function notConnected(type: InputType): AppError {
  return new AppError('service_unavailable', {
    detail: `${SOURCE_NAMES[type]} sources are not connected in this installation. Please upload a CSV or ZIP file.`,
    reason: 'not_configured',
    input_type: type,
  });
}

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { batches } from '@candor/domain/api/batches';
import { validationError } from '@candor/domain/errors';
import type { BatchJob } from '@candor/domain/model/batch';
import { type FileInputType, isFileInput } from '@candor/domain/rules/file-input';
import { EDITING, InputType } from '@candor/domain/rules/plans';
import { estimateCandidates } from '@candor/domain/rules/quota';
import {
  type ConnectedInput,
  type SourceChoice,
  sourceChoice,
} from '@candor/domain/rules/source-config';
import { type FileFacts, savedSourceOf, submissionErrors } from '@candor/domain/rules/submission';
import { namedChoice } from '../../access/saved-source';
import { sealSourceConfig } from '../../access/source-config';
import type { Deps } from '../../deps';
import type { Call, UploadedFile } from '../../http/serve';
import { reachSource } from '../../sources/reach';
import { type FileCheck, scanProblem } from '../../sources/scan-first';
import { unsafeFile } from '../../sources/unsafe-file';
import { checkInputType, checkPlan } from './check-plan';
import { countSource } from './count-source';
import { type BatchDraft, createBatch } from './create-batch';
import { unpaidOf } from './distinct';
import { holdUpload } from './hold-upload';
import { presentBatch } from './present';
import { readJsonField, readRubricField } from './read-fields';
import { type Asked, recordBatch } from './record';
import { openFileSource } from './sources/open-source';

/** The form shows that it is waiting; a scanner that is starting is ready by then, one that is down is not. */
const PERSON_WAITS_MS = 10_000;

type Submission = Pick<
  Call<typeof batches.submit>,
  'fields' | 'files' | 'actor' | 'allowance' | 'requestId'
>;

/**
 * Accepts a batch: checks the form, counts the file or contacts the connected source, and queues the work.
 *
 * @throws AppError 400 for the form, the file or a source that cannot be read, 402 for the plan, 503 for a source
 * that is not configured here or does not answer, and for a file that the virus scanner did not check.
 */
export async function submitBatch(deps: Deps, submission: Submission): Promise<BatchJob> {
  const file = submission.files.candidate_source_file ?? null;
  const { type, config } = checkForm(submission.fields, file);
  checkInputType(submission.allowance, type);
  if (!isFileInput(type)) {
    return submitConnected(deps, submission, await choiceOf(deps, submission, type, config));
  }
  if (!file) throw new Error('A file was asked for and is missing');
  return submitFile(deps, submission, type, file);
}

/** A batch that is not a rerun has nothing that was paid for before. */
const NOBODY_PAID: ReadonlySet<string> = new Set();

async function submitFile(
  deps: Deps,
  submission: Submission,
  type: FileInputType,
  file: UploadedFile,
): Promise<BatchJob> {
  const check: FileCheck = (open) => scanProblem(deps.scanner, open, { withinMs: PERSON_WAITS_MS });
  // A table is read row by row; in an archive each document is checked when its turn comes.
  const problem = type === 'csv_file' ? await check(() => createReadStream(file.path)) : null;
  if (problem) throw unsafeFile('candidate_source_file', problem);
  const { candidates, distinct } = await countSource(() => openFileSource(type, file.path, check));
  const draft = {
    ...draftOf(deps, submission),
    inputType: type,
    originalFilename: file.name,
    sourceConfigSealed: null,
    candidates,
    unpaid: unpaidOf(distinct, NOBODY_PAID),
  };
  checkPlan(submission.allowance, draft);
  const blobKey = randomUUID();
  await deps.blobs.putFile(blobKey, file.path);
  return holdUpload(deps, blobKey, () => create(deps, submission, { ...draft, blobKey }));
}

/** The configuration that was sent, or that of the saved source which it names. */
async function choiceOf(
  { db, config: keys }: Deps,
  { actor: { userId } }: Submission,
  type: ConnectedInput,
  config: unknown,
): Promise<SourceChoice> {
  const id = savedSourceOf(config);
  return id === null ? sourceChoice(type, config) : namedChoice(db, keys, { userId, id, type });
}

/**
 * A connected source is listed by the worker, which checks its true number against plan and quota before anybody is
 * scored.
 */
async function submitConnected(
  deps: Deps,
  submission: Submission,
  choice: SourceChoice,
): Promise<BatchJob> {
  const own = draftOf(deps, submission);
  const draft = {
    ...own,
    inputType: choice.type,
    blobKey: null,
    ...AT_LEAST_ONE,
    estimate: estimateCandidates(choice.type, 0),
    sourceConfigSealed: sealSourceConfig(deps.config, choice, { table: 'batches', id: own.id }),
  };
  checkPlan(submission.allowance, draft);
  const originalFilename = await reachSource(deps, own.userId, choice);
  return create(deps, submission, { ...draft, originalFilename });
}

/** What is known about a source that was not listed yet: a batch has at least one candidate. */
const AT_LEAST_ONE = { candidates: 1, unpaid: 1 };

function draftOf({ embedder, tracer }: Deps, { fields, actor }: Submission) {
  const rubricLines = readRubricField('rubric_json', fields.rubric_json);
  return {
    id: randomUUID(),
    userId: actor.userId,
    apiKeyId: actor.apiKeyId,
    jobText: fields.job_description_text,
    rerunOf: null,
    sample: false,
    semanticModel: embedder?.model ?? null,
    trace: tracer.here(),
    rubricLines,
    feature: rubricLines && EDITING,
  };
}

async function create({ db, clock }: Deps, asked: Asked, draft: BatchDraft): Promise<BatchJob> {
  const now = clock.now();
  const batch = await db.transaction(async (tx) => {
    const created = await createBatch(tx, draft, now);
    const details = { input_type: draft.inputType, candidates: created.estimatedCandidates };
    await recordBatch(tx, asked, 'batch.submitted', created, details, now);
    return created;
  });
  return presentBatch(batch);
}

function checkForm(
  fields: Submission['fields'],
  file: UploadedFile | null,
): { type: InputType; config: unknown } {
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
    // A configuration that could not be read is not reported as missing as well.
    ...wrong.filter((error) => !(unread && error.field.startsWith('source_config_json'))),
    ...config.errors,
    ...metadata.errors,
  ];
  if (errors.length > 0) throw validationError(errors);
  return { type: InputType.parse(fields.input_type), config: config.value };
}

/** Of a truncated file only this is known: it is larger than what was accepted. */
function factsOf({ name, size, type, truncated }: UploadedFile): FileFacts {
  return { name, type, size: truncated ? Math.max(size, Number.MAX_SAFE_INTEGER) : size };
}
